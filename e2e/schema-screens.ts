import type { Screen } from './screen.ts';

/** Where collections and their fields are set up. */
export const schemaScreens = (project: string): readonly Screen[] => [
  { name: 'schema-collections', path: `/${project}/settings/collections` },
  {
    name: 'schema-new',
    path: `/${project}/settings/collections`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New collection' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('articles');
    },
  },
  { name: 'schema-collection', path: `/${project}/settings/collections/products` },
  { name: 'schema-table', path: `/${project}/settings/collections/legacy_ledger` },
  {
    name: 'schema-delete',
    path: `/${project}/settings/collections/articles`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete collection' }).click();
      await page.getByRole('alertdialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'schema-transfer',
    path: `/${project}/settings/transfer`,
    prepare: async (page) => {
      const id = {
        field: 'id',
        type: 'integer',
        datatype: 'INT',
        primary_key: true,
        interface: 'primary-key',
      };
      const field = { type: 'string', datatype: 'VARCHAR', interface: 'text-input', length: '40', sort: 2 };
      const model = {
        format: 'lectern-schema',
        version: 1,
        collections: [
          { collection: 'shelves', managed: true, fields: [id, { ...field, field: 'label' }] },
          { collection: 'tags', managed: true, icon: 'label', fields: [id, { ...field, field: 'name' }] },
        ],
        relations: [],
      };
      const buffer = Buffer.from(JSON.stringify(model));
      const file = { name: 'library.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Choose a file').setInputFiles(file);
      await page.getByRole('checkbox', { name: /Also delete/ }).check();
      await page.locator('[data-outcome="lost"]').waitFor();
    },
  },
  {
    name: 'schema-duplicate',
    path: `/${project}/settings/collections/products`,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for / })
        .nth(1)
        .click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    },
  },
];
