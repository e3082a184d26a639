import { expect, test } from 'vitest';
import type { Item } from '#app/entities/items/types.ts';
import { languageOf, removeText, setText, stagedOf } from './staged-texts.ts';

const shape = { rowKey: 'id', language: 'language' };
const german = { id: 4, language: 'de-DE', title: 'Alt' };
const inGerman = { code: 'de-DE', row: german, shape };
const inFrench = { code: 'fr-FR', row: null, shape };
const title = (value: string, isSame = false) => ({ name: 'title', value, isSame });

test('a language is told by its key, bare or as a row', () => {
  expect(languageOf(german, shape, 'code')).toBe('de-DE');
  expect(languageOf({ language: { code: 'de-DE' } }, shape, 'code')).toBe('de-DE');
});

test.each<[string, Item[], Item[]]>([
  ['a saved one by its key', setText([], inGerman, title('Neu')), [{ id: 4, title: 'Neu' }]],
  ['as it was: nothing', setText([{ id: 4, title: 'Neu' }], inGerman, title('Alt', true)), []],
  [
    'a second value beside the first',
    setText([{ id: 4, body: 'x' }], inGerman, title('Neu')),
    [{ id: 4, body: 'x', title: 'Neu' }],
  ],
  [
    'one without a row with its language',
    setText([], inFrench, title('Neuf')),
    [{ language: 'fr-FR', title: 'Neuf' }],
  ],
  ['emptied again: no row', setText([{ language: 'fr-FR', title: 'N' }], inFrench, title('', true)), []],
  [
    'others stay',
    setText([{ id: 9, title: 'y' }], inFrench, title('N')),
    [
      { id: 9, title: 'y' },
      { language: 'fr-FR', title: 'N' },
    ],
  ],
  ['removed: its key', removeText([{ id: 4, title: 'Neu' }], inGerman), [{ id: 4, $delete: true }]],
  ['removed before it was saved: forgotten', removeText([{ language: 'fr-FR' }], inFrench), []],
])('%s [FD09] [FD35]', (_, changes, wanted) => {
  expect(changes).toEqual(wanted);
});

test('a row that was made for a language meanwhile takes nothing of the one that is staged', () => {
  expect(stagedOf([{ language: 'fr-FR', title: 'N' }], 'de-DE', german, shape)).toBeNull();
  expect(stagedOf([{ language: 'de-DE', title: 'N' }], 'de-DE', german, shape)).toEqual({
    language: 'de-DE',
    title: 'N',
  });
});
