import { describe, expect, test } from 'vitest';
import { forbiddenWords, wordIssues } from './words.mjs';

const table = `## Words on the screen

One thing has one word.

| word | means | not |
|---|---|---|
| item | an entry of a collection | record, entry, row (a row is part of a table) |
| collection | what holds items | table, model |
| field | | column, attribute |
| key | | ID |
| interface | | widget, input |
| status | | state |
| unsaved changes | | edits, draft |
| save | | submit, update, apply |
| discard | | drop, reset |
| revision | | version |
| comment | | note, message |
| note | | hint, description |
| relation | | link (a link is an address) |
| add | | make |
| select | | pick |
| file | | asset, media |
| user | | account (only one's own), right |
| administrator | | admin |
| can | | may, may not |
| skipped | | left out |
| position | | place |
| somebody | | someone |
| try again | | retry |
| Enter … | | This is not …, … needs a … |
`;

describe('words that have no place', () => {
  const words = forbiddenWords(table);
  test.each([
    ['Someone has changed it.', ['someone']],
    ['Retry', ['retry']],
    ['Retried widgets', ['widget']],
    ['Submitting {{assets}}', ['submit']],
    ['Ask an admin', ['admin']],
    ['This is not a date.', ['This is not …']],
    ['Now this is not a date.', []],
    ['Super-admin password', []],
    ['{{title}} is picked up.', []],
    ['Pick a color', ['pick']],
    ['Choose a picker', []],
    ['Media types', []],
    ['Insert media', ['media']],
    ['It may be left out of this table.', []],
  ])('%s', (text, expected) => {
    expect(wordIssues(words, { namespace: 'item', key: 'any', text }).map(({ word }) => word)).toEqual(
      expected,
    );
  });

  test('what people search by, and what a library says, are not ours', () => {
    const text = 'login, someone, media';
    expect(wordIssues(words, { namespace: 'interface-words', key: 'password', text })).toEqual([]);
    expect(wordIssues(words, { namespace: 'interfaces', key: 'wysiwyg.engine.Media', text })).toEqual([]);
  });

  test('a word that is left to the reader has to be in the table', () => {
    expect(() => forbiddenWords(table.replace('hint, ', ''))).toThrow();
    expect(() => forbiddenWords('# Words')).toThrow('no table');
  });
});
