import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { freshnessOf } from './freshness.ts';
import {
  askedFields,
  countText,
  isBlank,
  languageStates,
  progressOf,
  sourceCode,
  sourceRule,
} from './rules.ts';
import { isTranslatable } from './word-fields.ts';
import type { TimedRevision } from './types.ts';

const field = (name: string, more: object = {}) =>
  toField({ collection: 'texts', field: name, type: 'string', interface: 'text-input', ...more });
const title = field('title');
const body = field('body', { interface: 'wysiwyg' });
const subtitle = field('subtitle', { interface: 'textarea' });
const fields = [title, subtitle, body];

test.each([
  [{}, true],
  [{ interface: null }, true],
  [{ type: 'text', interface: 'markdown' }, true],
  [{ interface: 'dropdown' }, false],
  [{ interface: 'color' }, false],
  [{ type: 'integer', interface: 'numeric' }, false],
  [{ type: 'm2o', interface: 'many-to-one' }, false],
  [{ hidden_detail: true }, false],
])('a field of %o holds words: %s', (more, wanted) => expect(isTranslatable(field('x', more))).toBe(wanted));

test.each([
  [title, null, true],
  [title, ' \n', true],
  [title, '0', false],
  [body, '<p></p>', true],
  [body, '<p>&nbsp;</p><br>', true],
  [body, '<p><img src="a.png"></p>', false],
  [body, `${'<p></p>'.repeat(2000)}<p>x</p>`, false],
  [subtitle, '<p></p>', false],
])('%# blank: %s', (of, value, wanted) => expect(isBlank(of, value)).toBe(wanted));

describe('where the source is', () => {
  const codes = ['de-DE', 'en-US'];
  const named = { lectern: { source_language: 'en-US' } };
  const ruleOf = (options: object, own: readonly string[], of = codes) => {
    const itemFields = Object.fromEntries(own.map((name) => [name, field(name)]));
    return sourceRule({ ...options }, of, fields, itemFields);
  };
  const all = ['title', 'subtitle', 'body'];
  test.each<[string, object, string[], [string | null, string[]]]>([
    ['the default language', { defaultLanguage: 'en-US' }, [], ['en-US', []]],
    ['the first without one', {}, [], ['de-DE', []]],
    ['the item, in a language that nobody names', { defaultLanguage: 'de-DE' }, all, [null, all]],
    [
      'the item in part, the rest in the default one',
      { defaultLanguage: 'en-US' },
      ['title'],
      ['en-US', ['title']],
    ],
    ['the item, in a language that is named', named, all, ['en-US', all]],
    ['a named one that is no language', { lectern: { source_language: 'xx' } }, [], ['de-DE', []]],
    ['options that are none', { lectern: 'x' }, [], ['de-DE', []]],
  ])('%s', (_, options, own, [code, names]) => {
    const rule = ruleOf(options, own);
    expect([rule.code, [...rule.own]]).toEqual([code, names]);
  });

  test('a language without a code is none that is named', () => {
    expect(ruleOf({}, all, ['', 'de-DE']).code).toBeNull();
  });

  test.each<[string, object, string[], Record<string, string>, Record<string, string>, (string | null)[]]>([
    ['the item alone', {}, all, {}, {}, [null, null, null]],
    ['field by field', {}, ['title'], {}, {}, [null, 'de-DE', 'de-DE']],
    ['named, and not written', named, all, {}, {}, [null, null, null]],
    ['named, and written in part', named, all, { title: 'T', body: '<p></p>' }, {}, ['en-US', null, null]],
    ['typed a moment ago: it stays where it was', named, all, {}, { title: 'T' }, [null, null, null]],
  ])('of each field: %s', (_, options, own, saved, typed, wanted) => {
    const rule = ruleOf(options, own);
    const texts = {
      codes,
      fields,
      rule,
      item: {},
      rows: new Map([['en-US', { ...saved, ...typed }]]),
      saved: new Map([['en-US', saved]]),
    };
    expect(fields.map(({ field: name }) => sourceCode(texts, name))).toEqual(wanted);
  });

  test('the same count for whoever asks: what the item holds, what a translation holds [FD86]', () => {
    const rule = ruleOf(named, ['title', 'body']);
    const { progress } = languageStates({
      codes,
      fields,
      rule,
      item: { title: 'A', body: '<p>B</p>' },
      rows: new Map<string, Record<string, string>>([
        ['de-DE', { title: 'a', subtitle: '' }],
        ['en-US', { subtitle: 'C' }],
      ]),
    });
    expect([...progress]).toEqual([
      ['de-DE', { state: 'incomplete', done: 1, total: 3, missing: ['subtitle', 'body'] }],
    ]);
  });
});

test.each<[string, Record<string, unknown>, Record<string, unknown>, unknown]>([
  ['nothing', { title: 'A', body: '<p>B</p>' }, {}, ['missing', 0, 2, ['title', 'body']]],
  ['half', { title: 'A', body: '<p>B</p>' }, { title: 'a' }, ['incomplete', 1, 2, ['body']]],
  [
    'an empty paragraph is no translation',
    { body: '<p>B</p>' },
    { body: '<p></p>' },
    ['missing', 0, 1, ['body']],
  ],
  ['all there is', { title: 'A', subtitle: ' ' }, { title: 'a' }, ['done', 1, 1, []]],
  ['no source', {}, {}, ['done', 0, 0, []]],
])('how far: %s [FD86]', (_, source, target, wanted) => {
  const asked = askedFields(fields, (name) => source[name]);
  const { state, done, total, missing } = progressOf(asked, (name) => target[name]);
  expect([state, done, total, missing]).toEqual(wanted);
});

test.each([
  [title, 'Two words', 'en-US', [2, 9]],
  [body, '<p>Two <b>words</b></p>', 'en-US', [2, 9]],
  [title, 'แมวกินปลา', 'th-TH', [3, 8]],
  [title, '👩‍👩‍👧 ok', 'zh_TW', [1, 4]],
  [title, 'ok', 'no language', [1, 2]],
  [title, null, 'en', [0, 0]],
])('%# counts', (of, value, code, [words, characters]) =>
  expect(countText(of, value, code)).toEqual({ words, characters }),
);

describe('a source that was changed after it was translated', () => {
  const revision = (id: number, seconds: number | null, delta: object): TimedRevision => ({
    id,
    at: seconds === null ? null : seconds * 1000,
    delta: { ...delta },
  });
  const whole = (revisions: TimedRevision[], isWhole = true) => ({ revisions, isWhole });
  const target = [revision(20, 100, { title: 'Alt' })];
  const current = { kind: 'current' };
  const unknown = { kind: 'unknown' };
  const outdated = (after: string) => ({ kind: 'outdated', before: 'Old', after });
  const first = revision(10, 50, { title: 'Old' });
  const changed = revision(30, 200, { title: 'New' });

  test.each<[string, string, TimedRevision[], TimedRevision[], unknown]>([
    ['not changed', 'Old', [first], target, current],
    ['changed', 'New', [changed, first], target, outdated('New')],
    [
      'changed twice',
      'Newer',
      [revision(40, 300, { title: 'Newer' }), changed, first],
      target,
      outdated('Newer'),
    ],
    ['taken back', 'Old', [revision(40, 300, { title: 'Old' }), changed, first], target, current],
    ['another field', 'Old', [revision(30, 200, { status: 'x' }), first], target, current],
    ['a blank more', 'Old ', [revision(30, 200, { title: 'Old ' }), first], target, current],
    ['emptied', '', [revision(30, 200, { title: '' }), first], target, current],
    [
      'in the same act, written after it',
      'New',
      [revision(21, 101, { title: 'New' }), first],
      target,
      current,
    ],
    [
      'still right: sent once more',
      'New',
      [changed, first],
      [revision(35, 250, { title: 'Alt' }), ...target],
      current,
    ],
    [
      'another text of the row was sent',
      'New',
      [changed, first],
      [revision(35, 250, { body: 'x' }), ...target],
      outdated('New'),
    ],
    ['times that may not be read', 'New', [revision(30, null, { title: 'New' }), first], target, unknown],
    ['never sent, and all is known', 'Old', [revision(30, 200, { status: 'x' })], target, current],
    ['no history of the source', 'Old', [], target, unknown],
    ['what was before the change is gone', 'New', [changed], target, unknown],
    ['no history of the translation', 'Old', [first], [], unknown],
  ])('%s [FD86]', (_, source, sourceHistory, targetHistory, wanted) =>
    expect(
      freshnessOf({
        field: title,
        source,
        sourceHistory: whole(sourceHistory),
        targetHistory: whole(targetHistory),
      }),
    ).toEqual(wanted),
  );

  test('a history that was cut tells nothing of what it doesn’t show', () => {
    const sourceHistory = whole([revision(30, 200, { status: 'x' })], false);
    const question = { field: title, source: 'Old', sourceHistory, targetHistory: whole(target) };
    expect(freshnessOf(question)).toEqual(unknown);
  });

  test('markup alone is no change, a picture is', () => {
    const bodyOf = (before: string, after: string) =>
      freshnessOf({
        field: body,
        source: after,
        sourceHistory: whole([revision(30, 200, { body: after }), revision(10, 50, { body: before })]),
        targetHistory: whole([revision(20, 100, { body: '<p>x</p>' })]),
      }).kind;
    expect(bodyOf('<p>A b</p>', '<p>A&nbsp;b</p>\n')).toBe('current');
    expect(bodyOf('<p>A <img src="1"></p>', '<p>A <img src="2"></p>')).toBe('outdated');
  });
});
