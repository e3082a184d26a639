import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPack, bundleOf, type Strings } from './packs.ts';
import { listOf } from './set-apart.ts';
import { addStrings, applyLocale, failedLocale, i18n, activeLocale } from './setup.ts';

vi.mock('./packs.ts', () => ({
  bundleOf: vi.fn((locale: string) =>
    locale.startsWith('de') ? 'de-DE' : locale === 'ar-SA' ? 'ar-SA' : null,
  ),
  loadPack: vi.fn(),
}));

const element = { lang: '', dir: '' };

/** For keys of namespaces that only this test has. */
const say = i18n.t as unknown as (key: string, values?: Record<string, unknown>) => string;

/** What the packs hold, by namespace. */
function serve(strings: Record<string, Strings>): void {
  vi.mocked(loadPack).mockImplementation((_, namespaces) =>
    Promise.resolve(
      Object.fromEntries(Object.entries(strings).filter(([name]) => namespaces?.includes(name) ?? true)),
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: element });
  serve({ app: { save: 'Sichern', cancel: '' } });
});
afterEach(async () => {
  await applyLocale('en-US');
  for (const locale of ['de-DE', 'de-AT', 'ar-SA']) {
    for (const namespace of ['app', 'late', 'later', 'apart']) i18n.removeResourceBundle(locale, namespace);
  }
  vi.unstubAllGlobals();
});

test('a pack is spoken, with the page’s language and direction', async () => {
  await applyLocale('de-DE');
  expect(i18n.t('save')).toBe('Sichern');
  expect(element).toEqual({ lang: 'de-DE', dir: 'ltr' });
  await applyLocale('ar-SA');
  expect(element).toEqual({ lang: 'ar-SA', dir: 'rtl' });
});

test('an empty text is a missing one', async () => {
  await applyLocale('de-DE');
  expect(i18n.t('cancel')).toBe('Cancel');
});

test('a pack of the same language serves', async () => {
  await applyLocale('de-AT');
  expect(i18n.t('save')).toBe('Sichern');
  expect(activeLocale()).toBe('de-AT');
});

test('a locale without a pack: its numbers, English texts', async () => {
  await applyLocale('fr-FR');
  expect(bundleOf).toHaveBeenCalledWith('fr-FR');
  expect(i18n.t('save')).toBe('Save');
  expect(i18n.t('shell:frame.latency', { ms: 12345 })).toBe('Latency: 12\u202F345 ms');
  expect(i18n.language).toBe('fr-FR');
  expect(element).toEqual({ lang: 'en-US', dir: 'ltr' });
});

test.each([null, undefined, '', '1_2', '<b>'])('%s is English', async (locale) => {
  await applyLocale(locale);
  expect(i18n.language).toBe('en-US');
});

test.each([
  ['en_US', null],
  ['', null],
  ['de_DE', null],
  ['xx', { locale: 'xx', isUnknown: true }],
  ['lv-LV', { locale: 'lv-LV', isUnknown: true }],
])('where there are no texts in “%s” that is told [FD77]', async (locale, told) => {
  await applyLocale(locale);
  expect(failedLocale.getState()).toEqual(told);
  expect(i18n.t('save')).toBe(locale === 'de_DE' ? 'Sichern' : 'Save');
});

test('a pack that can’t be fetched: English, and it is told', async () => {
  vi.mocked(loadPack).mockRejectedValueOnce(new Error('offline'));
  await applyLocale('de-DE');
  expect(i18n.t('save')).toBe('Save');
  expect(element.lang).toBe('en-US');
  expect(failedLocale.getState()).toEqual({ locale: 'de-DE', isUnknown: false });
  await applyLocale('de-DE');
  expect(i18n.t('save')).toBe('Sichern');
  expect(failedLocale.getState()).toBeNull();
});

test('the language asked for last wins, however late the other one comes', async () => {
  let open: (found: Record<string, Strings>) => void = () => {};
  vi.mocked(loadPack).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        open = resolve;
      }),
  );
  const first = applyLocale('de-DE');
  await applyLocale('ar-SA');
  open({ app: { save: 'Sichern' } });
  await first;
  expect(i18n.language).toBe('ar-SA');
});

test('what is loaded later follows in the language that is spoken', async () => {
  serve({ app: { save: 'Sichern' }, late: { word: 'Wort' } });
  await applyLocale('de-DE', ['app']);
  addStrings('late', { word: 'Word' });
  await vi.waitFor(() => expect(say('late:word')).toBe('Wort'));
});

test('counts follow the locale, keys and stored numbers don’t', async () => {
  addStrings('later', {
    n_one: '{{count, number}} item',
    n_other: '{{count, number}} items',
    key: 'Item {{key}}',
  });
  expect(say('later:n', { count: 12345 })).toBe('12,345 items');
  expect(say('later:n', { count: 1 })).toBe('1 item');
  expect(say('later:key', { key: 12345 })).toBe('Item 12345');
  serve({ later: { n_one: 'eins', n_other: '{{count, number}} Dinge' } });
  await applyLocale('de-DE');
  expect(say('later:n', { count: 12345 })).toBe('12.345 Dinge');
});

const sentences = {
  en: 'Delete “{{name}}”? {{count, number}} left',
  ar: 'هل تريد حذف «{{name}}»؟ {{count, number}}',
};
const names = [
  ['Report (2).pdf', 'ltr'],
  ['files/2026', 'ltr'],
  ['שלום 12', 'rtl'],
  ['كتاب', 'rtl'],
] as const;

test.each(names)('“%s” is set apart in a sentence of the other direction', async (name, direction) => {
  addStrings('apart', { delete: sentences.en });
  serve({ apart: { delete: sentences.ar } });
  const apart = `\u2068${name}\u2069`;
  expect(say('apart:delete', { name, count: 12 })).toBe(
    `Delete “${direction === 'rtl' ? apart : name}”? 12 left`,
  );
  await applyLocale('ar-SA');
  const number = new Intl.NumberFormat('ar-SA').format(12);
  expect(say('apart:delete', { name, count: 12 })).toBe(
    `هل تريد حذف «${name === 'كتاب' ? name : apart}»؟ ${number}`,
  );
  expect(listOf([name, name], 'ar-SA')).toBe(name === 'كتاب' ? 'كتاب وكتاب' : `${apart} و${apart}`);
});

test('in English that stands in for a language without texts the direction is that of English', async () => {
  addStrings('apart', { delete: sentences.en });
  await applyLocale('yi');
  expect(say('apart:delete', { name: 'Report', count: 1 })).toContain('“Report”');
  expect(say('apart:delete', { name: 'שלום', count: 1 })).toContain('“\u2068שלום\u2069”');
});
