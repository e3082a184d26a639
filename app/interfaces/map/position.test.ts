import { describe, expect, test } from 'vitest';
import { parseJson, writeJson } from '#app/lib/json.ts';
import {
  coordinate,
  firstPlace,
  geocoderAddress,
  mapSetup,
  readPosition,
  tileAddress,
  writePosition,
} from './position.ts';

test.each([
  [null, 'none'],
  ['', 'none'],
  [[], 'none'],
  [{}, 'none'],
  [{ lat: 1, lng: 2 }, 'place'],
  [{ lat: '1.5', lng: '-2', zoom: 3 }, 'place'],
  ['{"lat":1,"lng":2}', 'place'],
  [{ lat: 1 }, 'odd'],
  [{ lat: 'x', lng: 2 }, 'odd'],
  [[1, 2], 'odd'],
  ['nonsense', 'odd'],
  [7, 'odd'],
])('%o is %s [FD02]', (value, kind) => expect(readPosition(value).kind).toBe(kind));

describe('writing', () => {
  test('a number that was not touched stays as it is stored, and so does what the map does not know', () => {
    const text = '{"lat":"40.50","lng":12.345678901234567890123,"zoom":3}';
    const stored = readPosition(parseJson(text));
    if (stored.kind !== 'place') throw new Error('no place');
    const next = writePosition(stored, '41', stored.lng);
    expect('value' in next && writeJson(next.value)).toBe(text.replace('"40.50"', '41'));
  });
  test.each([
    [null, null, { value: null }],
    ['1', null, { problem: 'half' }],
    ['91', '0', { problem: 'range' }],
    ['0', '-180.1', { problem: 'range' }],
    ['1.5', '2', { value: { lat: 1.5, lng: 2 } }],
  ])('%s, %s', (lat, lng, expected) => expect(writePosition({ kind: 'none' }, lat, lng)).toEqual(expected));
});

test.each([
  [40.728036240001, '40.728036'],
  [0, '0'],
  [-0.00000001, '0'],
  [100, '100'],
])('%d is kept as %s', (value, digits) => expect(coordinate(value)).toBe(digits));

test('options that make no sense count as not given', () => {
  const usual = mapSetup({});
  expect(usual).toEqual({
    height: 400,
    center: { lat: 40.72803624, lng: -73.94896388 },
    zoom: 12,
    maxZoom: 17,
    hasSearch: false,
  });
  const odd = {
    height: 'tall',
    mapLat: {},
    mapLng: [],
    defaultZoom: 'x',
    maxZoom: null,
    address_to_code: 'no',
  };
  expect(mapSetup(odd)).toEqual(usual);
  expect(mapSetup({ height: '50', defaultZoom: '19', maxZoom: '15', mapLat: '95' })).toMatchObject({
    height: 120,
    zoom: 15,
    center: { lat: 90 },
  });
});

test.each([
  [[undefined, 'https://{s}.x/{z}/{x}/{y}.png'], 'https://{s}.x/{z}/{x}/{y}.png'],
  [
    ['javascript:alert(1){x}{y}{z}', '//evil/{z}/{x}/{y}', 7, '/tiles/{z}/{x}/{y}.png'],
    '/tiles/{z}/{x}/{y}.png',
  ],
  [['https://x/static.png'], null],
])('of %o the tiles are %s', (candidates, expected) => expect(tileAddress(candidates)).toBe(expected));

test.each([
  ['https://geo.example/search?format=json', 'https://geo.example/search?format=json&q=a+%26+b'],
  ['/geo/{query}.json', 'https://app.example/geo/a%20%26%20b.json'],
  ['javascript:{query}', null],
  ['', null],
  [null, null],
])('the geocoder %s is asked at %s', (template, expected) =>
  expect(geocoderAddress(template, 'a & b', 'https://app.example/')).toBe(expected),
);

test.each([
  [[{ lat: '52.5', lon: '13.4' }], { lat: 52.5, lng: 13.4 }],
  [{ features: [{ geometry: { coordinates: [13.4, 52.5] } }] }, { lat: 52.5, lng: 13.4 }],
  [[], null],
  [{ error: 'x' }, null],
  [[{ lat: 'x', lon: 1 }], null],
  [[{ lat: 99, lon: 1 }], null],
  [null, null],
])('%o answers %o', (answer, place) => expect(firstPlace(answer)).toEqual(place));
