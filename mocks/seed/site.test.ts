import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the script of the example site is the one that the docs have, and no longer than a page', () => {
  const script = read('site/lectern-preview.js').trimEnd();
  const lines = script.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
  expect(read('../../docs/preview.md')).toContain(`\n\n${lines.join('\n')}\n\n`);
  expect(lines.length).toBeLessThanOrEqual(40);
});
