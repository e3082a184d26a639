import { describe, expect, test } from 'vitest';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { orderConditions } from './filter-order.ts';

/** `a and b or c`: each letter a condition of that field, `a1` its first value. `own` holds for all. */
function conditions(text: string): PresetFilter[] {
  return text
    .split(/ (?=and |or )/)
    .filter(Boolean)
    .map((part) => {
      const [join, name = ''] = part.includes(' ') ? part.split(' ') : ['and', part];
      const [field = '', operator = 'contains', value = name] = name.split(/[=:]/);
      return {
        field: field.replace(/\d/g, ''),
        operator: name.includes('=') ? 'eq' : operator,
        value: name.includes('=') ? (name.split('=')[1] ?? '') : value,
        ...(join === 'or' ? { logical: 'or' as const } : {}),
      };
    });
}

const written = (list: PresetFilter[] | null) =>
  list?.map(({ field, value, logical }, at) =>
    `${at > 0 ? (logical ?? 'and') : ''} ${field}:${String(value)}`.trim(),
  );

/** What the API makes of a row: fields gathered at the place of the first, then "and" before "or". */
function meant(list: readonly PresetFilter[]): string[] {
  const gathered = [...new Set(list.map(({ field }) => field))].flatMap((field) =>
    list.filter((entry) => entry.field === field),
  );
  const groups: string[][] = [];
  for (const [at, { field, value, logical }] of gathered.entries()) {
    if (at === 0 || logical === 'or') groups.push([]);
    groups.at(-1)?.push(`${field}:${String(value)}`);
  }
  return groups.map((group) => [...new Set(group)].sort().join('&')).sort();
}

describe('conditions in an order that the API understands as meant [FD38] [LST-05]', () => {
  test.each([
    ['', '', []],
    ['a', '', ['a:a']],
    ['a1 and b and a2', '', ['a1&a2&b']],
    ['a or b', '', ['a', 'b']],
    ['a and b or c', '', ['a&b', 'c']],
    ['a1 or a2', '', ['a1', 'a2']],
    ['a1 and b or a2', '', ['a1&b', 'a2']],
    ['a1 and b1 or a2 and c or d', '', ['a1&b1', 'a2&c', 'd']],
    ['a1 or b or a2', '', ['a1', 'b', 'a2']],
    ['a or b', 'o', ['a&o', 'b&o']],
    ['a and b', 'o', ['a&b&o']],
    ['', 'o', ['o']],
    ['a and b or c and d', 'o', ['a&b&o', 'c&d&o']],
  ])('%j with %j holding for all', (text, own, groups) => {
    const found = orderConditions(conditions(text), conditions(own));
    const expected = groups.map((group) =>
      group
        .split('&')
        .map((name) => (name.includes(':') ? name : `${name.replace(/\d/g, '')}:${name}`))
        .sort()
        .join('&'),
    );
    expect(found && meant(found)).toEqual(expected.sort());
  });

  test('the order of the user stays where it can', () =>
    expect(written(orderConditions(conditions('b and a or c')))).toEqual(['b:b', 'and a:a', 'or c:c']));

  test.each([
    ['a1 and b1 or a2 and b2', ''],
    ['a or b or c', 'o'],
    ['a1 or a2', 'o'],
  ])('%j with %j can not be said', (text, own) =>
    expect(orderConditions(conditions(text), conditions(own))).toBeNull(),
  );

  test('one of several values of a field is one condition', () => {
    const found = orderConditions(conditions('a=1 or a=2 or a=3'), conditions('o'));
    expect(found).toEqual([
      { field: 'o', operator: 'contains', value: 'o' },
      { field: 'a', operator: 'in', value: ['1', '2', '3'] },
    ]);
  });

  test('conditions without a value are none [FD39]', () =>
    expect(orderConditions([{ field: 'a', operator: 'eq', value: '' }])).toEqual([]));
});

describe('what the API adds and joins by itself [LST-05]', () => {
  const count = (field: string, join?: 'or'): PresetFilter => ({
    field,
    operator: 'has',
    value: 1,
    ...(join ? { logical: join } : {}),
  });
  const guard: PresetFilter = { field: 's', operator: 'nin', value: ['deleted'] };

  /** As `meant`, of a server that adds a condition to the end and joins counts by "or" unless they come first. */
  function meantThere(list: readonly PresetFilter[]): string[] {
    const said = list.map(
      (entry, at): PresetFilter => (at > 0 && entry.operator === 'has' ? { ...entry, logical: 'or' } : entry),
    );
    return meant([...said, { field: 'server', operator: 'eq', value: '' }]);
  }

  test.each([
    ['a count comes first', [conditions('a'), [count('n')]].flat(), ['a:a&n:1&server:']],
    ['also of all', [conditions('a and b'), [count('n')]].flat(), ['a:a&b:b&n:1&server:']],
    ['or begins a group', [conditions('a'), [count('n', 'or')]].flat(), ['a:a', 'n:1&server:']],
    ['in each group', [...conditions('a'), count('n'), count('m', 'or')], ['a:a&n:1', 'm:1&server:']],
  ])('%s', (_, list, groups) => {
    const found = orderConditions(list);
    expect(found && meantThere(found)).toEqual(groups);
  });

  test('two counts that both have to hold can not be said', () =>
    expect(orderConditions([count('n'), count('m')])).toBeNull());

  test.each([
    ['a or b', ['a:a&s:deleted', 'b:b&server:']],
    ['a or b or c', ['a:a&s:deleted', 'b:b&s:deleted', 'c:c&server:']],
    ['a1 or a2', ['a:a1&s:deleted', 'a:a2&server:']],
    ['a and b', ['a:a&b:b&server:']],
  ])('%s: what is said for the last group by itself is said for the others', (text, groups) => {
    const found = orderConditions(conditions(text), [], guard);
    expect(found && meantThere(found).sort()).toEqual(groups);
  });

  test('more than three groups of one field each can not all say it', () =>
    expect(orderConditions(conditions('a or b or c or d'), [], guard)).toBeNull());

  test('values of one field are one condition, which needs no guard', () =>
    expect(orderConditions(conditions('a=1 or a=2'), [], guard)).toEqual([
      { field: 'a', operator: 'in', value: ['1', '2'] },
    ]));

  test('one condition alone stays what it is', () =>
    expect(orderConditions(conditions('a=1'), [], guard)).toEqual([
      { field: 'a', operator: 'eq', value: '1' },
    ]));

  test('a status that is asked for makes the guard needless', () => {
    const view = orderConditions(conditions('a or b'), [], guard) ?? [];
    const own: PresetFilter = { field: 's', operator: 'eq', value: 'draft' };
    const found = orderConditions(view, [own]);
    expect(found && meantThere(found).sort()).toEqual(['a:a&s:draft', 'b:b&s:draft&server:']);
    // One that holds for all that is asked for leaves nothing to ask.
    const all: PresetFilter[] = [...conditions('a'), { ...guard, logical: 'or' }];
    expect(orderConditions(all, [own])).toEqual([own]);
  });
});
