import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { canUseStrings, namespacesUsed, ownNamespaces, resourceTypes, withStrings } from './namespaces.ts';

const app = fileURLToPath(new URL('../app/', import.meta.url));
const used = (code: string) => [...namespacesUsed(code, 'Sample.tsx')];

describe('the namespaces of a module', () => {
  test.each([
    ["const { t } = useTranslation('item');", ['item']],
    ['const { t } = useTranslation();', ['app']],
    ["const { t } = useTranslation(['shell', 'app']);", ['shell', 'app']],
    ["const t = i18n.getFixedT(null, 'roles');", ['roles']],
    ["i18n.t('save')", ['app']],
    ['i18n.t(`stored.${key}`)', ['app']],
    ["i18n.t(key, { ns: 'files', name })", ['files']],
    ["i18n.t('undo:lost', { fields })", ['undo']],
    ["i18n.t(done ? 'undo:restored' : 'save')", ['undo', 'app']],
    ["const view = <p>{t('title', { ns: 'sign-in' })}</p>;", ['sign-in']],
    ['const label = (t: TFunction) => t(`mode.${mode}`);', []],
    ["const t = useInterfaceText('toggle');", []],
  ])('%s', (code, expected) => {
    expect(used(code)).toEqual(expected);
  });

  test.each([
    'useTranslation(namespace)',
    "useTranslation(['app', namespace])",
    'useTranslation(isOn ? one : other)',
    'i18n.getFixedT(null, namespace)',
    "t('title', { ns })",
    'i18n.t(key)',
    'i18n.t(`${namespace}:title`)',
  ])('can’t be computed: %s', (code) => {
    expect(() => used(`\n${code};`)).toThrow(/^Sample\.tsx:2: .*computed/);
  });
});

describe('a module gets the strings that it uses', () => {
  test('after its own lines', () => {
    const code = "useTranslation(['item', 'app']);";
    expect(withStrings(code, 'Sample.tsx')).toBe(
      `${code}\nimport 'virtual:strings/item';\nimport 'virtual:strings/app';`,
    );
  });

  test('those of plug-ins come with their registry', () => {
    const code = "i18n.t('layouts:cards.name')";
    expect(withStrings(code, 'Sample.tsx')).toBe(code);
  });

  test('a namespace without a file is refused', () => {
    expect(() => withStrings("useTranslation('itme')", 'Sample.tsx')).toThrow(
      'Sample.tsx: there is no i18n/en-US/itme.json',
    );
  });
});

test('every namespace is used, and every one that is used is there', () => {
  const modules = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(`${app}${file}`, 'utf8') }))
    .filter(({ code }) => canUseStrings.test(code));
  const found = new Set(modules.flatMap(({ file, code }) => [...namespacesUsed(code, file)]));
  expect([...found].sort()).toEqual(ownNamespaces());
});

test('the types are those of the files', () => {
  expect(readFileSync(`${app}i18n/resources.gen.ts`, 'utf8')).toBe(resourceTypes());
});
