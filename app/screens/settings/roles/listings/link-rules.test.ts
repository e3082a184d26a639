import { describe, expect, test } from 'vitest';
import {
  groupEntry,
  groupParts,
  groupProblem,
  linkParts,
  linkProblem,
  moduleProblem,
  toStored,
  withPart,
} from './link-rules.ts';

const root = '/demo';
const good = { name: 'Files', link: '/files', icon: 'folder' };

test.each([
  [good, { name: 'Files', link: '/files', icon: 'folder' }],
  [
    { name: 7, link: null },
    { name: '7', link: '', icon: '' },
  ],
  [{}, { name: '', link: '', icon: '' }],
  ['text', null],
  [null, null],
  [[good], null],
])('the parts of the link %j are %j', (entry, parts) => expect(linkParts(entry)).toEqual(parts));

test.each([
  ['https://example.com/a?b=c', null],
  ['HTTP://example.com', null],
  ['/collections/articles', null],
  ['collections/articles', null],
  ['/demo/collections/articles', null],
  ['#/collections', null],
  ['', 'noLink'],
  ['  ', 'noLink'],
  ['javascript:alert(1)', 'badLink'],
  ['java\tscript:alert(1)', 'badLink'],
  ['data:text/html,x', 'badLink'],
  ['mailto:a@example.com', 'badLink'],
  ['//elsewhere.example', 'badLink'],
  ['https://', 'badLink'],
  ['/nowhere', 'noScreen'],
])('a link to %j: %j [ROL-02]', (link, problem) => {
  const exists = (path: string) => path !== '/demo/nowhere';
  expect(linkProblem({ name: 'A', link }, root, exists)).toBe(problem);
});

test('a link needs a name, what is no link has no problem', () => {
  expect(linkProblem({ name: ' ', link: '/files' }, root)).toBe('noName');
  expect(linkProblem('odd', root)).toBeNull();
});

test.each([
  [
    { group_name: 'A', collections: [{ collection: 'b' }, 'c'] },
    { title: 'A', entries: [{ collection: 'b' }, 'c'] },
  ],
  [{ group_name: null }, { title: '', entries: [] }],
  [
    { collections: null, group_name: 'A' },
    { title: 'A', entries: [] },
  ],
  [{ group_name: 'A', collections: 'b,c' }, null],
  [{ group_name: 'A', collections: { a: 1 } }, null],
  ['A', null],
  [3, null],
])('the group %j reads %j', (group, parts) => expect(groupParts(group)).toEqual(parts));

test.each([
  ['articles', { collection: 'articles' }],
  [{ collection: 'articles', icon: 'x' }, { collection: 'articles' }],
  [{ name: 'A', link: '/b' }, { isLink: true }],
  [{ name: 'A' }, { isLink: true }],
  [{ collection: 5 }, null],
  [{}, null],
  [null, null],
  [4, null],
])('the entry %j of a group is %j', (entry, kind) => expect(groupEntry(entry)).toEqual(kind));

test('an edit keeps whatever else an entry holds', () => {
  const entry = { name: 'A', link: '/b', badge: { count: 3 } };
  expect(withPart(entry, 'name', 'B')).toEqual({ ...entry, name: 'B' });
  expect(entry.name).toBe('A');
  expect(withPart('odd', 'name', 'B')).toEqual({ name: 'B' });
});

describe('what can’t be saved', () => {
  const bad = { name: 'Bad', link: 'javascript:alert(1)' };

  test.each([
    [[good], [], null],
    [[good, bad], [], { entry: 'Bad', problem: 'badLink' }],
    [[{ name: '', link: '/a' }], [], { entry: '', problem: 'noName' }],
    [[{ name: 'A', link: '' }], [], { entry: 'A', problem: 'noLink' }],
    // Stored like that, not touched, or no entry that is known.
    [[bad, good], [bad], null],
    [['odd', 3, null], [], null],
  ])('a module bar of %j, stored %j: %j', (entries, stored, problem) =>
    expect(moduleProblem(entries, stored, root)).toEqual(problem),
  );

  const group = (group_name: string, ...collections: unknown[]) => ({ group_name, collections });
  test.each([
    [[group('A', 'b', { collection: 'c' })], [], null],
    [[group(' ')], [], { entry: '', problem: 'noTitle' }],
    [[group('A', bad)], [], { entry: 'Bad', problem: 'badLink' }],
    [[group('A', bad, 'more')], [group('A', bad)], null],
    [[group('', 'b')], [group('', 'b')], null],
    [['odd', { group_name: 'A', collections: 3 }], [], null],
  ])('groups %j, stored %j: %j', (groups, stored, problem) =>
    expect(groupProblem(groups, stored, root)).toEqual(problem),
  );
});

test('without entries nothing is stored', () => {
  expect(toStored([])).toBeNull();
  expect(toStored(['a'])).toEqual(['a']);
});
