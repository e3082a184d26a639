import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { interfaces } from '#app/interfaces/registry.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { toGroups } from './interface-groups.ts';

const file = new URL('../../../../i18n/en-US/interface-words.json', import.meta.url);
const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const nameOf = (id: string) => id.replaceAll('-', ' ');
const wordsOf = (id: string) => ownValue(words, id) ?? '';
const groups = (search: string) => toGroups(interfaces.values(), { nameOf, wordsOf }, search, 'en-US');
const ids = (search: string) => groups(search).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('the interfaces that are offered [SCH-06]', () => {
  test('the eight popular ones first, in their order, then all in groups', () => {
    const [popular, ...rest] = groups('');
    expect(popular).toMatchObject({ id: 'popular' });
    expect(popular?.entries.map(({ id }) => id)).toEqual([
      'text-input',
      'textarea',
      'wysiwyg',
      'toggle',
      'datetime',
      'calendar',
      'file',
      'many-to-one',
    ]);
    expect(rest.map(({ id }) => id)).toEqual([
      'text',
      'number',
      'date',
      'relation',
      'data',
      'server',
      'look',
      'system',
    ]);
    const all = rest.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(all.toSorted()).toEqual([...interfaces.keys()].toSorted());
  });

  test.each([
    ['  Many TO ', ['many-to-many', 'many-to-one', 'one-to-many']],
    ['text-input', ['text-input']],
    // By type: of both of the interfaces that serve it.
    ['user_updated', ['user', 'user-updated']],
    ['no such thing', []],
  ])('“%s” finds each once', (search, expected) => expect(ids(search)).toEqual(expected));

  test.each([
    ['image', 'file'],
    ['photo', 'file'],
    ['picture', 'file'],
    ['gallery', 'files'],
    ['price', 'numeric'],
    ['money', 'numeric'],
    ['number', 'numeric'],
    ['html', 'wysiwyg'],
    ['url', 'slug'],
    ['choice', 'radio-buttons'],
    ['section', 'divider'],
    ['yes no', 'toggle'],
    ['phone', 'text-input'],
    ['address', 'map'],
    ['date', 'date'],
    ['map', 'map'],
    ['e-mail', 'text-input'],
    ['several', 'checkboxes'],
  ])('everyday words: for “%s” %s is among the first six', (search, id) => {
    expect(ids(search).slice(0, 6)).toContain(id);
  });

  test('an exact name before what only begins like it, and the system’s own apart', () => {
    expect(ids('file')[0]).toBe('file');
    expect(groups('interface').map(({ id }) => id)).toEqual(['system']);
    const [first, last] = groups('password');
    expect([first?.id, first?.entries[0]?.id, last?.id]).toEqual(['found', 'password', undefined]);
  });

  test('every interface has such words', () => {
    expect([...interfaces.keys()].filter((id) => wordsOf(id) === '')).toEqual([]);
  });
});
