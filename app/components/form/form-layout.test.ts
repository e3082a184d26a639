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
  nodes.map((node) => {
    if (node.kind === 'field') return node.field.field;
    return { [node.kind === 'group' ? node.field.field : node.title]: outline(node.children) };
  });

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

test('fields that name a section stand in it, where the first of them stood', () => {
  const inSection = (name: string, more: Record<string, unknown> = {}) =>
    entry(name, { options: { lectern: { group: ' SEO ', ...more } } });
  const fields = [
    entry('a'),
    inSection('b'),
    entry('c'),
    inSection('d', { collapsed: true }),
    entry('e', { options: { lectern: { group: 7 } } }),
    entry('box', { id: 3, type: 'group', options: { lectern: { group: 'SEO' } } }),
    entry('f', { group: 3 }),
  ];
  const nodes = toNodes(fields);
  expect(outline(nodes)).toEqual(['a', { SEO: ['b', 'd', { box: ['f'] }] }, 'c', 'e']);
  // The section takes a row of its own, and its halves begin anew.
  expect(nodes.map((node) => (node.kind === 'section' ? node.isCollapsed : node.place))).toEqual([
    'start',
    true,
    'start',
    'end',
  ]);
});
