import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { i18n } from '#app/i18n/setup.ts';
import type { LayoutContext } from './define.ts';
import { customLayout } from './custom/custom-layout.tsx';
import type { LayoutExport } from './custom/layout-code.ts';
import { defaultLayout, defaultLayoutOf, layoutOf, layouts } from './registry.ts';

const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]);

/** The demo's extensions, of which docs/extensions.md says that they owe the same. */
const modules = import.meta.glob<LayoutExport>('/mocks/seed/extensions/layouts/*/module.js', {
  eager: true,
  import: 'default',
});
const examples = Object.entries(modules).map(([file, exported]) => {
  const path = file.replace('module.js', 'meta.json');
  const id = path.split('/').at(-2) ?? '';
  const extension = { id, name: id, icon: null, path, meta: {} };
  return customLayout(extension, { exported, styles: null }, (error) => {
    throw error;
  });
});

const collection = toCollection({
  collection: 'things',
  fields: [
    { collection: 'things', field: 'code', type: 'string', datatype: 'VARCHAR', primary_key: true },
    { collection: 'things', field: 'title', type: 'string', datatype: 'VARCHAR' },
    { collection: 'things', field: 'secret', type: 'string', datatype: 'VARCHAR' },
    { collection: 'things', field: 'day', type: 'date', datatype: 'DATE' },
  ],
});
const context: LayoutContext = {
  collection,
  collections: { things: collection },
  relations: [],
  hidden: new Set(['secret']),
  owner: 'nothing',
};

test('every folder is a layout, by its own name', () => {
  expect(new Set(layouts.keys())).toEqual(new Set(folders));
});

test('a layout that isn’t there is shown as a table', () => {
  expect(layoutOf('hologram').id).toBe(defaultLayout);
  expect(layoutOf(null).id).toBe(defaultLayout);
});

test('a collection is shown as a table unless a layout is the usual one for it [CRD-01]', () => {
  expect(defaultLayoutOf('things')).toBe(defaultLayout);
  expect(defaultLayoutOf('directus_files')).toBe('cards');
  expect(defaultLayoutOf('directus_users')).toBe('cards');
});

test.each([...layouts.values()])('layout $id has a name and an icon', ({ id, icon }) => {
  expect(i18n.exists(`layouts:${id}.name`)).toBe(true);
  expect(icon).toMatch(/^\w+$/);
});

test('the demo has layouts of its own', () => {
  expect(examples.length).toBeGreaterThan(0);
});

describe.each([...layouts.values(), ...examples])('layout $id', (layout) => {
  test('asks for the key, and never for what is hidden', () => {
    for (const query of [{}, { fields: 'title,secret', sort: '-title' }]) {
      const { paths, sort } = layout.request(layout.clean(query, context).query, {}, context);
      expect(paths).toContain('code');
      expect(paths.join()).not.toContain('secret');
      expect(sort ?? '').not.toContain('secret');
    }
  });

  test('no stored option makes it ask for what is hidden', () => {
    for (const name of ['title', 'subtitle', 'content', 'src', 'date', 'datetime', 'time', 'color']) {
      for (const value of ['secret', '{{secret}}', '{{title}} {{secret.name}}']) {
        expect(layout.request({}, { [name]: value }, context).paths.join()).not.toContain('secret');
      }
    }
  });

  test('repairs a saved view instead of failing on it, and only once', () => {
    const { query, dropped } = layout.clean({ fields: 'vanished,title', sort: 'vanished' }, context);
    expect(dropped).toEqual(['vanished']);
    expect(layout.clean(query, context)).toEqual({ query, dropped: [] });
  });

  test('takes any options that are stored', () => {
    for (const options of [{}, { widths: [], spacing: 7 }, { widths: 'x', title: {}, size: null }]) {
      expect(() => layout.request({}, options, context)).not.toThrow();
    }
  });
});
