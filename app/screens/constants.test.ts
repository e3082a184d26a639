/** Constants that other apps and the data rely on. */
import { describe, expect, test, vi } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { fieldWidths, toField } from '#app/entities/fields/rules.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { hasRelatives } from '#app/entities/related-projects/rules.ts';
import { isSystemRole } from '#app/entities/roles/rules.ts';
import { pingEvery } from '#app/entities/server/queries.ts';
import { requirementsOf } from '#app/entities/server/requirements.ts';
import { addSample, notedLatency, signalStrength } from '#app/entities/server/rules.ts';
import { TIP_DELAY_MS } from '#app/components/ui/native-tip.ts';
import { sourceLocale } from '#app/i18n/choose-locale.ts';
import { languageCodes } from '#app/interfaces/language/languages.ts';
import { mapSetup } from '#app/interfaces/map/position.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { sqlNow } from '#app/lib/now.ts';
import { otpOf } from '#app/components/two-factor/otp.ts';
import { initialValues, minTime, newSuperAdminPassword } from '#app/screens/public/install/install-rules.ts';
import {
  defaultChoice,
  defaultFields,
  newCollection,
} from '#app/screens/settings/collections/new-collection.ts';
import { startDraft, withInterface } from '#app/screens/settings/fields/draft.ts';
import { popularIds } from '#app/screens/settings/fields/interface-groups.ts';
import { keyColumn } from '#app/screens/settings/relations/junction.ts';
import { collectionChoices } from '#app/screens/settings/relations/relation-choices.ts';
import { addresses } from '#app/session/addresses.ts';
import { isPublicPath } from '#app/session/guard.ts';
import { startPath } from '#app/session/start-path.ts';

const sampleOf = (latency: number) => ({ date: 0, latency });
const optionOf = (id: string, key: string) =>
  interfaces.get(id)?.options.find((option) => option.key === key);
const choicesOf = (id: string, key: string) =>
  optionOf(id, key)?.choices?.map(({ name, value }) => value ?? name);
const made = newCollection('letters', new Set(defaultFields)).fields;
const madeField = (name: string) => made?.find(({ field }) => field === name);

/** What a new text field of an interface gets for its column. */
function columnOf(id: string): [datatype: string | null, length: string | null] {
  const kind = interfaces.get(id);
  if (!kind) return [null, null];
  const { datatype, length } = withInterface(startDraft('letters', null), kind, undefined, null);
  return [datatype, length];
}

const lengths: Readonly<Record<string, number>> = {
  'text-input': 200,
  textarea: 2000,
  markdown: 65534,
  wysiwyg: 65534,
  tags: 2000,
  code: 2000,
  color: 20,
  slug: 200,
  icon: 20,
  numeric: 10,
  collections: 100,
  interfaces: 100,
  '2fa-secret': 16,
  status: 20,
};

describe('constants [CON-01]', () => {
  test.each<[what: string, have: unknown, want: unknown]>([
    ['ms between two pings', pingEvery, 10_000],
    [
      'samples that are kept',
      Array.from({ length: 250 }).reduce<ReturnType<typeof sampleOf>[]>(
        (all) => addSample(all, sampleOf(1)),
        [],
      ).length,
      200,
    ],
    [
      'bars of the signal',
      [199, 200, 499, 500, 999, 1000, -1].map((ms) => signalStrength(sampleOf(ms))),
      [4, 3, 3, 2, 2, 1, 0],
    ],
    ['a ping that failed', [notedLatency(30, -1), notedLatency(30, -2)], [-1, 30]],
    [
      'digits of a one-time code',
      ['12345', '123456', '1234567'].map((code) => otpOf(code)),
      [null, '123456', null],
    ],
    ['where the database is', [initialValues.host, initialValues.port], ['localhost', '3306']],
    [
      'least PHP',
      ['7.0.99', '7.1.0'].map(
        (version) => requirementsOf({ php: { version } }, null).find(({ id }) => id === 'php')?.isMet,
      ),
      [false, true],
    ],
    ['ms that an installation takes at least', minTime, 4000],
    ['ids in a super-admin password', newSuperAdminPassword().split('-').length, 3],
    [
      'fields that a new collection may have',
      defaultFields,
      ['status', 'sort', 'created_by', 'created_on', 'modified_by', 'modified_on'],
    ],
    ['fields that it has unless told otherwise', defaultChoice, ['created_by', 'created_on']],
    ['length of its key', madeField('id')?.length, 15],
    ['its status', [madeField('status')?.length, madeField('status')?.default_value], [20, 'draft']],
    ['length of a key in a junction', keyColumn(undefined).length, 10],
    ['length of a primary key', interfaces.get('primary-key')?.recommended?.length, 10],
    ['system roles', [1, 2, 3].map(isSystemRole), [true, true, false]],
    [
      'keys of the hosted form',
      [`dc${'a1'.repeat(7)}`, `dc${'a'.repeat(13)}`, `xx${'a'.repeat(14)}`].map(hasRelatives),
      [true, false, false],
    ],
    ['popular interfaces', [popularIds.length, popularIds.every((id) => interfaces.has(id))], [8, true]],
    ['widths of a field', fieldWidths.length, 5],
    [
      'place of a map',
      mapSetup({}),
      {
        height: 400,
        center: { lat: 40.72803624, lng: -73.94896388 },
        zoom: 12,
        maxZoom: 17,
        hasSearch: false,
      },
    ],
    [
      'what a map is set up with',
      ['height', 'mapLat', 'mapLng', 'defaultZoom', 'maxZoom'].map((key) => optionOf('map', key)?.default),
      [400, 40.72803624, -73.94896388, 12, 17],
    ],
    ['stars of a rating', optionOf('rating', 'max_stars')?.default, 5],
    ['columns of check boxes', optionOf('checkboxes-relational', 'grid')?.default, 2],
    ['forms of a date', choicesOf('datetime', 'format'), ['mdy', 'dmy', 'ymd']],
    [
      'what becomes of removed rows',
      [optionOf('one-to-many', 'delete_mode')?.default, choicesOf('one-to-many', 'delete_mode')],
      ['relation', ['relation', 'item']],
    ],
    [
      'colours offered',
      [optionOf('color', 'palette')?.default].flat().map((hex) => /^[\dA-F]{6}$/.test(String(hex))),
      Array.from({ length: 12 }, () => true),
    ],
    ['the moment in SQL, UTC', sqlNow(Date.UTC(2021, 8, 1, 7, 5, 3)), '2021-09-01 07:05:03'],
    ['ms until a tooltip', TIP_DELAY_MS, 500],
    ['the language of the app', sourceLocale, 'en-US'],
    ['about 40 languages', new Set(languageCodes.map((code) => code.split('-')[0])).size >= 40, true],
  ])('%s', (_what, have, want) => {
    expect(have).toEqual(want);
  });

  test.each(Object.entries(lengths))('the length that %s recommends', (id, length) => {
    expect(interfaces.get(id)?.recommended?.length).toBe(length);
  });

  test('texts above 255 have no length', () => {
    expect(columnOf('text-input')).toEqual(['VARCHAR', '200']);
    for (const id of ['textarea', 'markdown', 'wysiwyg', 'code'])
      expect(columnOf(id)).toEqual(['TEXT', null]);
  });

  test('collections that no relation leads to', () => {
    const excluded = ['directus_activity', 'directus_collections', 'directus_fields', 'directus_relations'];
    const all = [...excluded, 'directus_files', 'directus_users', 'letters'].map((collection) =>
      toCollection({ collection, managed: true, fields: [toField({ field: 'id', collection })] as never }),
    );
    const offered = collectionChoices(
      Object.fromEntries(all.map((entry) => [entry.collection, entry])),
      'en-US',
      { isSystemToo: true },
    );
    expect(offered.map(({ id }) => id).sort()).toEqual(['directus_files', 'directus_users', 'letters']);
  });

  test('permissions are read whole', async () => {
    const asked: string[] = [];
    vi.stubGlobal('location', new URL('http://localhost/admin/'));
    vi.stubGlobal('fetch', (input: Request) => {
      asked.push(new URL(input.url).searchParams.get('limit') ?? '');
      return Promise.resolve(Response.json({ data: [] }));
    });
    const context = { signal: new AbortController().signal } as never;
    await permissionQueries.ofRole('demo', 3).queryFn?.(context);
    await permissionQueries.ofCollection('demo', 'letters').queryFn?.(context);
    vi.unstubAllGlobals();
    expect(asked).toEqual(['-1', '-1']);
  });

  test.each(['/setup-2fa', '/logout', '/login'])('%s is no page to come back to', (page) => {
    expect(startPath('demo', page, () => addresses.start())).toEqual(addresses.collections('demo'));
    if (page !== '/logout') expect(isPublicPath(page)).toBe(true);
  });

  test('the session storage holds the key of the current project alone', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    const { setCurrentProject } = await import('#app/session/current-project.ts');
    setCurrentProject('demo');
    expect([...stored.values()]).toEqual(['demo']);
    setCurrentProject(null);
    expect(stored.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
