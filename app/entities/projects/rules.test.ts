import { describe, expect, test } from 'vitest';
import { askedForName, isProjectKey, projectLabels } from './rules.ts';

describe('keys of projects', () => {
  test.each(['demo', 'my_project-2', 'Demo', '_', 'example.com', 'dc0123456789abcd'])('%s is one', (key) => {
    expect(isProjectKey(key)).toBe(true);
  });

  test.each([
    '',
    '.',
    '..',
    '../server',
    'a/b',
    'a b',
    'a?b',
    'a#b',
    '%2e%2e',
    '<b>x</b>',
    'javascript:alert(1)',
    'x'.repeat(200),
    null,
    undefined,
    7,
    {},
  ])('%s is none', (key) => {
    expect(isProjectKey(key)).toBe(false);
  });
});

describe('names are asked for a few at a time [SIN-01]', () => {
  const projects = ['a', 'b', 'c', 'd', 'e', 'f'];
  test.each([
    [[], ['a', 'b', 'c', 'd']],
    [['a'], ['a', 'b', 'c', 'd', 'e']],
    // The first is slow: all others get their turn.
    [
      ['b', 'c', 'd', 'e'],
      ['b', 'c', 'd', 'e', 'a', 'f'],
    ],
    [projects, projects],
  ])('with %j answered', (settled, asked) => {
    expect([...askedForName(projects, (project) => settled.includes(project))]).toEqual(asked);
  });
});

test('projects of the same name are told apart by their keys [SIN-01]', () => {
  const names: Record<string, string | null> = { a: 'News', b: 'News', c: null, d: 'Shop' };
  expect(projectLabels(['a', 'b', 'c', 'd'], (project) => names[project])).toEqual([
    'News (a)',
    'News (b)',
    'c',
    'Shop',
  ]);
});
