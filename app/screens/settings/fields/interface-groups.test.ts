import { describe, expect, test } from 'vitest';
import { interfaces } from '#app/interfaces/registry.ts';
import { toGroups } from './interface-groups.ts';

const nameOf = (id: string) => id.replaceAll('-', ' ');
const groups = (search: string) => toGroups(interfaces.values(), nameOf, search, 'en-US');
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
    ]);
    const all = rest.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(all.toSorted()).toEqual([...interfaces.keys()].toSorted());
  });

  test.each([
    ['  Many TO ', ['many-to-many', 'many-to-one']],
    ['text-input', ['text-input']],
    // By type: of both of the interfaces that serve it.
    ['user_updated', ['user', 'user-updated']],
    ['no such thing', []],
  ])('“%s” finds each once', (search, expected) => expect(ids(search)).toEqual(expected));
});
