/** Places as they are stored, options of the map, and what a geocoder answers. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import { isLosslessNumber, parseJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface Position {
  lat: number;
  lng: number;
}

export type StoredPosition =
  | { kind: 'none' }
  /** `raw`: all that is stored; `lat` and `lng` as plain digits. */
  | { kind: 'place'; raw: Record<string, unknown>; lat: string; lng: string }
  | { kind: 'odd' };

/** Reads a value: nothing, an object with `lat` and `lng`, or JSON text of one. Numbers may be stored as text. */
export function readPosition(value: unknown): StoredPosition {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  if (typeof value === 'string') {
    try {
      const parsed = parseJson(value);
      return typeof parsed === 'string' ? { kind: 'odd' } : readPosition(parsed);
    } catch {
      return { kind: 'odd' };
    }
  }
  if (Array.isArray(value)) return { kind: value.length === 0 ? 'none' : 'odd' };
  if (typeof value !== 'object' || isLosslessNumber(value)) return { kind: 'odd' };
  if (Object.keys(value).length === 0) return { kind: 'none' };
  const raw = toObject(value);
  const [lat, lng] = [digitsOf(raw['lat']), digitsOf(raw['lng'])];
  return lat === null || lng === null ? { kind: 'odd' } : { kind: 'place', raw, lat, lng };
}

/** Plain digits of a number in any of its forms; null for what is none. */
function digitsOf(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string' && !isLosslessNumber(value)) return null;
  const text = String(value).trim();
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return text.replace(/^\+/, '');
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number.toFixed(9).replace(/\.?0+$/, '') : null;
}

export type Problem = 'half' | 'range';

/** What is to be stored for typed digits; the numbers that were not touched stay as they are stored. */
export function writePosition(
  stored: StoredPosition,
  lat: string | null,
  lng: string | null,
): { value: Record<string, unknown> | null } | { problem: Problem } {
  if (lat === null && lng === null) return { value: null };
  if (lat === null || lng === null) return { problem: 'half' };
  if (Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return { problem: 'range' };
  const raw = stored.kind === 'place' ? stored.raw : {};
  const keep = (key: 'lat' | 'lng', digits: string) =>
    stored.kind === 'place' && stored[key] === digits ? raw[key] : Number(digits);
  return { value: { ...raw, lat: keep('lat', lat), lng: keep('lng', lng) } };
}

/** Digits of a coordinate that was pointed at: a tenth of a metre is fine enough. */
export function coordinate(value: number): string {
  return String(Number(value.toFixed(6)) + 0);
}

/** The place on the map, brought back to where there is one. */
export function onMap(lat: string, lng: string): Position {
  return { lat: within(Number(lat), -90, 90), lng: within(Number(lng), -180, 180) };
}

function within(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : 0;
}

export interface MapSetup {
  /** px */
  height: number;
  center: Position;
  zoom: number;
  maxZoom: number;
  hasSearch: boolean;
}

/** Options as they are stored: numbers, often as text; what makes no sense counts as not given. */
export function mapSetup(options: Readonly<Record<string, unknown>>): MapSetup {
  const number = (key: string, min: number, max: number, usual: number) => {
    const text = plainText(ownValue(options, key)).trim();
    const value = Number(text);
    return text !== '' && Number.isFinite(value) ? within(value, min, max) : usual;
  };
  const maxZoom = Math.round(number('maxZoom', 1, 20, 17));
  return {
    height: number('height', 120, 2000, 400),
    center: {
      lat: number('mapLat', -90, 90, 40.72803624),
      lng: number('mapLng', -180, 180, -73.94896388),
    },
    zoom: Math.min(maxZoom, Math.round(number('defaultZoom', 0, 20, 12))),
    maxZoom,
    hasSearch: options['address_to_code'] === true,
  };
}

/** The first of the addresses that can be one of a map's pictures; null for none. */
export function tileAddress(candidates: readonly unknown[]): string | null {
  const found = candidates.find(
    (entry): entry is string =>
      typeof entry === 'string' &&
      /^(https?:\/\/|\/(?!\/))/i.test(entry.trim()) &&
      ['{x}', '{y}', '{z}'].every((part) => entry.includes(part)),
  );
  return found?.trim() ?? null;
}

/** The address to ask a geocoder at: `{query}` in its template, or the parameter `q`. Null when it is no http(s) address. */
export function geocoderAddress(template: unknown, query: string, base: string): string | null {
  if (typeof template !== 'string' || template.trim() === '') return null;
  try {
    const text = template.trim();
    const url = new URL(text.replaceAll('{query}', encodeURIComponent(query)), base);
    if (!text.includes('{query}')) url.searchParams.set('q', query);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** The first place in an answer: a list with `lat` and `lon`, or GeoJSON features with points. */
export function firstPlace(answer: unknown): Position | null {
  const list = Array.isArray(answer) ? answer : toObject(answer)['features'];
  const first = Array.isArray(list) ? toObject(list[0]) : {};
  const point = toObject(first['geometry'])['coordinates'];
  const [lat, lng] = Array.isArray(point)
    ? [point[1], point[0]]
    : [first['lat'], first['lon'] ?? first['lng']];
  const place = { lat: Number(lat ?? Number.NaN), lng: Number(lng ?? Number.NaN) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}
