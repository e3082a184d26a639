import { describe, expect, test } from 'vitest';
import { compare } from './locales.mjs';
import { entries, hashOf } from './packs.mjs';
import { entryIssues, maxLabel, quoteIssues, termCounts, textIssues } from './locale-rules.mjs';

describe('a translation beside its English', () => {
  test.each([
    ['de-DE', 'Save', 'Sichern', []],
    ['de-DE', 'Save', '', ['empty']],
    ['de-DE', 'Save', 'Save', ['the same as in English']],
    ['de-DE', 'URL', 'URL', []],
    ['de-DE', 'Delete {{item}}', 'Löschen', ['placeholders none, not item']],
    ['de-DE', '{{count, number}} items', '{{count}} Einträge', ['“, number” of a placeholder is lost']],
    ['de-DE', 'Read <1>the note</1>', 'Die <b>Notiz</b> lesen', ['tags b b, not 1 1']],
    ['de-DE', 'Go on', 'Weiter...', ['three dots instead of …']],
    ['de-DE', 'Go on', ' Weiter', ['a space at its edge']],
    ['de-DE', 'Save', 'Die gesamten Änderungen sichern', [`longer than ${maxLabel('Save')} characters`]],
    ['de-DE', 'It is called “{{name}}”.', "Es heißt '{{name}}'.", ['straight quotes']],
    ['fr-FR', 'Delete it?', 'Le supprimer ?', ['no narrow space before ? ! ; »']],
    ['fr-FR', 'Delete it?', 'Le supprimer\u202F?', []],
    ['fr-FR', 'Name: {{name}}', 'Nom\u00A0: {{name}}', []],
    ['fr-FR', 'At 12:30 it is over.', 'À 12:30, c’est fini.', []],
    ['fr-CA', 'Delete it?', 'Le supprimer?', []],
    ['es-ES', 'Delete it?', '¿Eliminarlo?', []],
    ['es-ES', 'Delete it?', 'Eliminarlo?', ['a question without ¿ or ?']],
    ['el-GR', 'Delete it?', 'Διαγραφή;', []],
    ['el-GR', 'Save the item', 'Αποθήκευση του item', ['Latin letters: item']],
    ['ru-RU', 'Import a CSV file', 'Импорт файла CSV', []],
    ['ru-RU', 'Save the file', 'Save file', ['Latin letters: Save file', 'no letter of its script (Cyrl)']],
    ['ja-JP', 'It is saved.', '保存しました。', []],
    ['ja-JP', 'It is saved.', '保存しました.', ['half-width punctuation']],
    ['ar-SA', 'Delete it?', 'أتريد حذفه؟', []],
    ['ar-SA', 'Delete it?', 'أتريد حذفه?', ['Latin punctuation: ؟ ؛ ،']],
    ['ar-SA', 'Enter digits, such as 10,2.', 'أدخل الأرقام، مثل 10,2.', []],
    ['ur-PK', 'Decimal point: 1,234.5', 'اعشاری نقطہ: 1,234.5', []],
    ['fa-IR', 'One, then 2', 'یک, سپس 2', ['Latin punctuation: ؟ ؛ ،']],
    ['fa-IR', '10, then 2', '10, سپس 2', ['Latin punctuation: ؟ ؛ ،']],
    ['ar-SA', 'Between, 10', 'بينهما,10', ['Latin punctuation: ؟ ؛ ،']],
    ['ar-SA', '{{a}}, {{b}}', '{{a}},{{b}}', ['Latin punctuation: ؟ ؛ ،']],
  ])('%s: “%s” as “%s”', (locale, english, text, issues) => {
    expect(textIssues(text, english, locale)).toEqual(issues);
  });

  test('the lists of a locale', () => {
    const rules = { same: ['Name'], never: { '\\b[Dd]u\\b': 'formal: Sie' } };
    expect(textIssues('Name', 'Name', 'de-DE', rules)).toEqual([]);
    expect(textIssues('Was du willst', 'What you want', 'de-DE', rules)).toEqual(['“du”: formal: Sie']);
  });
});

test.each([
  ['„Titel“', '„“', []],
  ['„Titel”', '„“', ['quotes of another language: ”', 'quotes that are not balanced: „ “']],
  ['„Titel', '„“', ['quotes that are not balanced: „ “']],
  ['«\u202FTitre\u202F» d’ici', '«»', []],
])('quotes of %s', (text, quotes, issues) => {
  expect(quoteIssues(text, quotes)).toEqual(issues);
});

describe('plural forms are those of the language', () => {
  const entry = {
    key: 'n',
    isPlural: true,
    forms: { one: '{{count, number}} file', other: '{{count, number}} files' },
  };
  test.each([
    ['de-DE', { one: '{{count, number}} Datei', other: '{{count, number}} Dateien' }, []],
    ['ja-JP', { other: '{{count, number}} 件' }, []],
    [
      'ja-JP',
      { one: '1 件', other: '{{count, number}} 件' },
      [
        '“one” is no form of this language',
        'one: placeholders none, not count',
        'one: “, number” of a placeholder is lost',
      ],
    ],
    [
      'pl-PL',
      { one: '{{count, number}} plik', other: '{{count, number}} pliku' },
      ['no form “few”', 'no form “many”'],
    ],
  ])('%s', (locale, forms, issues) => {
    expect([...entryIssues(entry, forms, locale, {})].sort()).toEqual([...issues].sort());
  });
});

test('terms are counted where the English has them', () => {
  const texts = [
    { name: 'a', english: 'New collection', text: 'Neue Sammlung' },
    { name: 'b', english: 'All collections', text: 'Alle Kollektionen' },
    { name: 'c', english: 'Save', text: 'Sichern' },
  ];
  expect(termCounts(texts, { collection: 'sammlung' })).toMatchObject([
    { term: 'collection', all: 2, found: 1 },
  ]);
});

test('strings that come, go or change make no others stale, wherever they stand', () => {
  const before = { a: 'One', b: 'Two', c: 'Three', d: 'Four' };
  const noted = [...entries(before).values()].map(hashOf).join('');
  const stale = (english, own) =>
    compare(english, own, noted).flatMap(({ entry, isStale }) => (isStale ? [entry.key] : []));
  expect(stale(before, before)).toEqual([]);
  expect(stale({ z: 'Nought', ...before }, { z: 'Null', ...before })).toEqual(['z']);
  expect(stale({ ...before, b: 'Twice' }, before)).toEqual(['b']);
  const { a: _, ...rest } = before;
  expect(stale(rest, rest)).toEqual([]);
  expect(stale({ z: 'Nought', ...rest, d: 'Fourth' }, { z: 'Null', ...rest })).toEqual(['z', 'd']);
});
