import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import type { FieldWidth } from '#app/entities/fields/types.ts';
import { type FormNode, toNodes, toPlaces } from './form-layout.ts';

type Widths = (FieldWidth | null)[];

test.each<[Widths, string]>([
  [['half', 'half'], 'start end'],
  [['half', 'half', 'half', 'half'], 'start end start end'],
  [['half', 'full', 'half'], 'start full start'],
  [['half-left', 'half-left'], 'start start'],
  [['half-left', 'half-right'], 'start end'],
  [['half-left', 'half'], 'start end'],
  [['half-right', 'half'], 'end start'],
  [['half', 'half-left', 'half'], 'start start end'],
  [['fill', null, 'half'], 'fill full start'],
  [[], ''],
])('%o stand at %s [ITM-12]', (widths, places) => {
  expect(toPlaces(widths).join(' ')).toBe(places);
});

const entry = (name: string, rest: Record<string, unknown> = {}) =>
  toField({ field: name, type: 'string', width: 'half', ...rest });
const outline = (nodes: FormNode[]): unknown[] =>
  nodes.map((node) =>
    node.kind === 'field' ? node.field.field : { [node.field.field]: outline(node.children) },
  );

test('members stand in their group, at the place of the group [ITM-12]', () => {
  const fields = [
    entry('a'),
    entry('meta', { id: 7, type: 'GROUP' }),
    entry('b'),
    entry('c', { group: 7 }),
    entry('inner', { id: 8, type: 'group', group: 7 }),
    entry('d', { group: 8 }),
    entry('e', { group: 99 }),
  ];
  expect(outline(toNodes(fields))).toEqual(['a', { meta: ['c', { inner: ['d'] }] }, 'b', 'e']);
});

test('groups in a circle do not lose their fields', () => {
  const fields = [
    entry('x', { id: 1, type: 'group', group: 2 }),
    entry('y', { id: 2, type: 'group', group: 1 }),
    entry('a', { group: 1 }),
  ];
  expect(JSON.stringify(outline(toNodes(fields)))).toContain('"a"');
});
