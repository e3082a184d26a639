import { describe, expect, test } from 'vitest';
import { interfaces } from './registry.ts';
import { readDefinitions } from './repeater/row-fields.ts';
import { readRows, writeRows } from './repeater/row-store.ts';

const lists = [...new Set(interfaces.values())].flatMap(({ id, options }) =>
  options
    .filter((option) => option.interface === 'repeater')
    .map((option) => [`${id}.${option.key}`, option] as const),
);

describe('options that are lists have fields for their rows [SCH-09]', () => {
  test.each(lists)('%s, and its default is rows that are written back as they were', (_, option) => {
    const { fields, structure, structure_key } = option.options ?? {};
    const names = readDefinitions(fields).map(({ field }) => String(field));
    expect(names).not.toEqual([]);
    const shape = { fields: names, keyField: structure === 'object' ? String(structure_key) : null };
    const rows = readRows(option.default, shape);
    expect(rows).not.toBeNull();
    expect(writeRows(rows ?? [], shape)).toEqual({ value: option.default ?? null });
  });
});
