import { describe, expect, test } from 'vitest';
import type { Field } from '#app/entities/fields/types.ts';
import { settingItem, settingValue, settingWrites } from './rules.ts';

describe('a stored setting as a value of its field', () => {
  test.each([
    ['boolean', '1', true],
    ['boolean', '0', false],
    ['boolean', 'true', true],
    ['boolean', '', null],
    ['integer', '200', 200],
    ['integer', '', null],
    ['integer', 'many', 'many'],
    ['integer', '12345678901234567890', '12345678901234567890'],
    ['array', 'image/png,image/jpeg', ['image/png', 'image/jpeg']],
    ['array', '', null],
    ['json', '[{"key":"a"}]', [{ key: 'a' }]],
    ['json', '', null],
    ['json', '{broken', '{broken'],
    ['string', '1', '1'],
    ['string', '', ''],
    ['file', { id: 3 }, { id: 3 }],
    ['file', null, null],
    ['string', undefined, null],
  ])('%s %j', (type, stored, value) => {
    expect(settingValue({ type }, stored)).toEqual(value);
  });
});

const field = (name: string, type = 'string') => ({ field: name, type }) as Field;
const rows = [
  { id: 3, key: 'project_color', value: '#13181a' },
  { id: 7, key: 'telemetry', value: '1' },
  { id: 9, key: 'app_url', value: 'not in the form' },
];

test('the settings as one item', () => {
  const fields = [field('project_color'), field('telemetry', 'boolean'), field('youtube_api_key')];
  expect(settingItem(fields, rows)).toEqual({
    project_color: '#13181a',
    telemetry: true,
    youtube_api_key: null,
  });
});

test('changes go by the id of their row, what has none becomes one', () => {
  expect(settingWrites(rows, { telemetry: false, youtube_api_key: 'k' })).toEqual({
    updates: [{ id: 7, value: false }],
    creations: [{ key: 'youtube_api_key', value: 'k' }],
  });
});
