import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '#app/entities/fields/types.ts';
import {
  type Arrangement,
  arranged,
  arrangementOf,
  changesBetween,
  inSections,
  type Placed,
  putAt,
  putSection,
  retitled,
  stepped,
  steppedSection,
  widened,
} from './arrangement.ts';

/** `a b S(c d) e` is a row of fields; those in brackets stand in the section before them. */
function read(text: string): Arrangement {
  return [...text.matchAll(/(\w+)\(([^)]*)\)|(\w+)/g)].flatMap(([, title, members, single]): Placed[] =>
    (single === undefined ? (members ?? '').split(' ') : [single]).map((field) => ({
      field,
      width: null,
      section: single === undefined ? (title ?? null) : null,
      group: null,
    })),
  );
}

function write(arrangement: Arrangement): string {
  let open: string | null = null;
  let text = '';
  for (const { field, section } of arrangement) {
    if (section !== open) {
      text += `${open === null ? '' : ')'}${section === null ? ' ' : ` ${section}(`}`;
      open = section;
    } else text += ' ';
    text += field;
  }
  return `${text}${open === null ? '' : ')'}`.trim();
}

const field = (name: string, changes: Partial<Field> = {}) =>
  ({ field: name, width: null, group: null, options: {}, ...changes }) as Field;

describe('fields are arranged [SCH-04]', () => {
  test.each([
    ['past its neighbour', 'a b c', 'a', 1, 'b a c'],
    ['and back', 'b a c', 'a', -1, 'a b c'],
    ['into the section beside it', 'a S(b c)', 'a', 1, 'S(a b c)'],
    ['into its end from behind', 'S(b c) a', 'a', -1, 'S(b c a)'],
    ['within its section', 'S(a b) c', 'a', 1, 'S(b a) c'],
    ['out of its section', 'S(a b) c', 'b', 1, 'S(a) b c'],
    ['out of it at its beginning', 'c S(a b)', 'a', -1, 'c a S(b)'],
    ['from one section to the other: first between them', 'S(a b) T(c)', 'b', 1, 'S(a) b T(c)'],
    ['not beyond the end', 'a b', 'b', 1, 'a b'],
    ['out of a section at the end of all', 'a S(b)', 'b', 1, 'a b'],
  ] as const)('a step goes %s', (_, from, name, by, to) => {
    expect(write(stepped(read(from), name, by))).toBe(to);
  });

  test.each([
    ['before another field', 'a b c', 'c', { before: 'a', section: null }, 'c a b'],
    ['at the end', 'a b c', 'a', { before: null, section: null }, 'b c a'],
    ['into a section', 'a S(b c) d', 'd', { before: 'c', section: 'S' }, 'a S(b d c)'],
    ['at the end of a section', 'a S(b c) d', 'a', { before: null, section: 'S' }, 'S(b c a) d'],
    ['out of a section', 'a S(b c)', 'c', { before: 'a', section: null }, 'c a S(b)'],
    ['into a section that is new', 'a b', 'a', { before: 'a', section: 'S' }, 'S(a) b'],
  ] as const)('a field is put %s', (_, from, name, target, to) => {
    expect(write(putAt(read(from), name, target))).toBe(to);
  });

  test.each([
    ['steps past a field', () => steppedSection(read('a S(b c) d'), 'S', 1), 'a d S(b c)'],
    ['steps past a section', () => steppedSection(read('T(x y) S(b c)'), 'S', -1), 'S(b c) T(x y)'],
    ['is put before a field', () => putSection(read('a d S(b c)'), 'S', 'a'), 'S(b c) a d'],
    ['is put before a section, not into it', () => putSection(read('T(x y) S(b)'), 'S', 'y'), 'S(b) T(x y)'],
    ['gets another title', () => retitled(read('a S(b c)'), 'S', 'T'), 'a T(b c)'],
    ['joins another one', () => retitled(read('T(a) d S(b c)'), 'S', 'T'), 'T(a b c) d'],
    ['is dissolved', () => retitled(read('a S(b c)'), 'S', null), 'a b c'],
  ])('a section %s', (_, act, to) => {
    expect(write(act())).toBe(to);
  });

  test('what stands in a group moves in there, past nothing else', () => {
    const fields = [field('g'), field('x', { group: 1 }), field('a'), field('y', { group: 1 })];
    expect(stepped(arrangementOf(fields), 'x', 1).map((placed) => placed.field)).toEqual([
      'g',
      'y',
      'a',
      'x',
    ]);
    expect(putAt(arrangementOf(fields), 'x', { before: 'a', section: null })).toEqual(arrangementOf(fields));
  });

  const arrangements = fc
    .array(fc.constantFrom(null, 'S', 'T'), { minLength: 1, maxLength: 8 })
    .map((sections) =>
      inSections(sections.map((section, at) => ({ field: `f${at}`, width: null, section, group: null }))),
    );

  test('a step keeps the other fields as they are, and a step back undoes it unless its section is gone', () => {
    fc.assert(
      fc.property(arrangements, fc.nat(), fc.constantFrom(1 as const, -1 as const), (all, nth, by) => {
        const moved = all[nth % all.length] as Placed;
        const others = (list: Arrangement) => list.filter(({ field: name }) => name !== moved.field);
        const next = stepped(all, moved.field, by);
        expect(others(next)).toEqual(others(all));
        expect(inSections(next)).toEqual(next);
        const wasAlone =
          moved.section !== null && !others(all).some(({ section }) => section === moved.section);
        if (next !== all && !wasAlone) expect(stepped(next, moved.field, by === 1 ? -1 : 1)).toEqual(all);
      }),
    );
  });

  test('what is saved makes of the fields what was arranged, and nothing is saved that has not changed', () => {
    fc.assert(
      fc.property(arrangements, arrangements, (from, to) => {
        const names = new Set(to.map(({ field: name }) => name));
        const fields = from.map(({ field: name, section }) =>
          field(name, {
            options: { kept: 1, ...(section ? { lectern: { group: section, message: 'm' } } : {}) },
          }),
        );
        const wanted = [...to, ...from.filter(({ field: name }) => !names.has(name))].filter(
          ({ field: name }) => fields.some((each) => each.field === name),
        );
        const { places, updates } = changesBetween(fields, arrangementOf(fields), wanted);
        const sorts = new Map(places.map(({ field: name, sort }) => [name, sort]));
        const saved = fields
          .map((each) => ({ ...each, ...updates.find((update) => update.field === each.field)?.changes }))
          .sort((a, b) => (sorts.get(a.field) ?? 0) - (sorts.get(b.field) ?? 0));
        expect(arrangementOf(saved)).toEqual(wanted);
        expect(saved).toEqual(arranged(fields, wanted));
        for (const { options } of saved) expect(options['kept']).toBe(1);
        expect(changesBetween(saved, arrangementOf(saved), wanted)).toEqual({ places: [], updates: [] });
      }),
    );
  });

  test('a width is saved alone', () => {
    const fields = [field('a'), field('b')];
    const now = arrangementOf(fields);
    expect(changesBetween(fields, now, widened(now, 'b', 'half'))).toEqual({
      places: [],
      updates: [{ field: 'b', changes: { width: 'half' } }],
    });
  });

  test('whether its section begins closed is nothing that a field takes out of it', () => {
    const fields = [field('a', { options: { lectern: { group: 'S', collapsed: true } } })];
    const { updates } = changesBetween(fields, arrangementOf(fields), read('a'));
    expect(updates).toEqual([{ field: 'a', changes: { options: {} } }]);
  });

  test('what is new meanwhile comes last', () => {
    const fields = ['a', 'new', 'b'].map((name) => field(name));
    expect(arranged(fields, read('b a')).map((each) => each.field)).toEqual(['b', 'a', 'new']);
    expect(arranged(fields, null)).toBe(fields);
  });
});
