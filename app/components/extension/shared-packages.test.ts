import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedPackages } from './shared-packages.ts';

const app = new URL('../../', import.meta.url);
const page = readFileSync(new URL('index.html', app), 'utf8');
const { imports } = JSON.parse(/<script type="importmap">(.*)<\/script>/.exec(page)?.[1] ?? '{}') as {
  imports: Record<string, string>;
};
/** React's own, for tests of React's own, or only there while developing. */
const left = new Set(['default', 'act', 'captureOwnerStack', 'browser']);

const textOf = (name: string) =>
  readFileSync(new URL(`public/${imports[name]?.replace('./', '') ?? ''}`, app), 'utf8');
const namesIn = (text: string) =>
  (/export const \{([^}]*)\} = shared/.exec(text)?.[1] ?? '').split(',').flatMap((name) => name.trim() || []);

test('the page leads each shared name to a file, and lectern', () => {
  expect(Object.keys(imports).toSorted()).toEqual([...Object.keys(sharedPackages), 'lectern'].toSorted());
});

test.each(Object.keys(sharedPackages) as (keyof typeof sharedPackages)[])(
  'the file of %s has all of its names, and takes them from its own place',
  (name) => {
    const promised = Object.keys(sharedPackages[name]).filter(
      (key) => !left.has(key) && !/^(?:unstable_useCache|__|module\.exports)/.test(key),
    );
    expect(namesIn(textOf(name)).toSorted()).toEqual(promised.toSorted());
    expect(textOf(name)).toContain(`[Symbol.for('lectern.shared')]['${name}']`);
  },
);

test('React is asked for by its default too', () => {
  for (const name of ['react', 'react-dom', 'react-dom/client'])
    expect(textOf(name)).toContain('export default shared;');
});
