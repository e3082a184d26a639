import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { create } from './extension.mjs';
import { root } from './setup.mjs';

// Within the project, whose packages its tests use.
mkdirSync(join(root, '.cache'), { recursive: true });
const to = mkdtempSync(join(root, '.cache', 'extension-'));
afterAll(() => rmSync(to, { recursive: true, force: true }));

test.each(['interface', 'layout', 'module'])('a new %s passes its own test', (kind) => {
  const folder = create(kind, 'my-thing', to);
  expect(readdirSync(folder).toSorted()).toEqual([
    'meta.json',
    'module.css',
    'module.js',
    'module.test.js',
    'package.json',
  ]);
  const said = execFileSync(process.execPath, ['--test', 'module.test.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(said).toMatch(/# fail 0/);
});

test.each([
  ['another kind', 'widget', 'my-thing', /one of/],
  ['no name', 'interface', undefined, /letters/],
  ['a name that climbs', 'interface', '../x', /letters/],
  ['one that is there', 'layout', 'my-thing', /already/],
])('%s is refused', (_, kind, id, says) => {
  expect(() => create(kind, id, to)).toThrow(says);
});
