/** No interface declares an option that nothing reads: each is named by the code of its folder, or of what it is made with. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function sourceOf(folder: string): { options: string; code: string } {
  const at = new URL(`${folder}/`, here);
  const names = readdirSync(at).filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
  const read = (name: string) => readFileSync(new URL(name, at), 'utf8');
  return {
    options: names.includes('options.ts') ? read('options.ts') : '',
    code: names
      .filter((name) => name !== 'options.ts')
      .map(read)
      .join('\n'),
  };
}

const parts = ['../components/files/picker-view.ts', 'use-date-props.tsx'];
const shared = [
  sourceOf('related').code,
  ...parts.map((part) => readFileSync(new URL(part, here), 'utf8')),
].join('\n');

/** By interface: options that the server reads, that the data model reads, or that the reference app reads no more either. */
const elsewhere = new Map([
  ['hashed', ['hashingType']],
  ['password', ['hashingType']],
  ['status', ['status_mapping']],
  ['translation', ['translationLanguageField', 'languageField']],
  ['user-roles', ['relational']],
]);

test.each(folders.map(({ name }) => name))('%s reads the options that it declares', (folder) => {
  const { options, code } = sourceOf(folder);
  const declared = [...options.matchAll(/\bkey: '(\w+)'/g)].map(([, key = '']) => key);
  const computed = [...code.matchAll(/options\[`(\w+)\$\{/g)].map(([, beginning = '']) => beginning);
  const isRead = (key: string) =>
    new RegExp(`['"]${key}['"]|\\b${key}[,:} ]`).test(`${code}\n${shared}`) ||
    computed.some((beginning) => key.startsWith(beginning));
  const known = elsewhere.get(folder) ?? [];
  expect(declared.filter((key) => !isRead(key) && !known.includes(key))).toEqual([]);
});
