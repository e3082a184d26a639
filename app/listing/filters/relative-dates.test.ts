import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { resolveRelativeFilter, daysOf, parseRelative, writeRelative } from './relative-dates.ts';

// A Tuesday.
const clock = { today: '2024-03-05', zone: 'America/Chicago', firstWeekday: 1 };
const field = (type: string, options = {}) => toField({ field: 'f', type, datatype: 'DATETIME', options });
const asked = (type: string, relative: string, options = {}) =>
  resolveRelativeFilter(
    { field: 'f', operator: 'between', value: 'old', relative },
    field(type, options),
    clock,
  );

describe('days counted from today [LST-05]', () => {
  test.each([
    ['today', '2024-03-05', '2024-03-05'],
    ['yesterday', '2024-03-04', '2024-03-04'],
    ['last:7:day', '2024-02-28', '2024-03-05'],
    ['last:1:day', '2024-03-05', '2024-03-05'],
    ['last:2:week', '2024-02-21', '2024-03-05'],
    ['last:1:month', '2024-02-06', '2024-03-05'],
    ['next:7:day', '2024-03-05', '2024-03-11'],
    ['next:1:month', '2024-03-05', '2024-04-04'],
    ['this:week', '2024-03-04', '2024-03-10'],
    ['this:month', '2024-03-01', '2024-03-31'],
    ['this:year', '2024-01-01', '2024-12-31'],
    ['older:30:day', null, '2024-02-03'],
  ])('%s is %s to %s', (words, first, last) => {
    const relative = parseRelative(words);
    expect(relative && daysOf(relative, clock)).toEqual({ first, last });
    expect(relative && writeRelative(relative)).toBe(words);
  });

  test('the week begins where the user’s does', () => {
    const relative = parseRelative('this:week');
    expect(relative && daysOf(relative, { ...clock, firstWeekday: 0 }).first).toBe('2024-03-03');
  });

  test.each(['', 'tomorrow', 'last', 'last:0:day', 'last:7:year', 'last:99999:day', 7, null, {}])(
    '%j is none',
    (words) => expect(parseRelative(words)).toBeNull(),
  );
});

describe('what they mean when they are asked', () => {
  test.each([
    ['date', 'today', 'between', '2024-03-05,2024-03-05'],
    ['datetime', 'today', 'between', '2024-03-05 00:00:00,2024-03-05 23:59:59'],
    ['datetime_created', 'today', 'between', '2024-03-05 06:00:00,2024-03-06 05:59:59'],
    ['date', 'older:30:day', 'lte', '2024-02-03'],
    ['datetime_created', 'older:30:day', 'lte', '2024-02-04 05:59:59'],
  ])('%s, %s', (type, words, operator, value) =>
    expect(asked(type, words)).toMatchObject({ operator, value }),
  );

  test('words that aren’t known, or a field without days, leave what was kept', () => {
    expect(asked('date', 'once upon a time')).toMatchObject({ operator: 'between', value: 'old' });
    expect(asked('string', 'today')).toMatchObject({ operator: 'between', value: 'old' });
  });
});
