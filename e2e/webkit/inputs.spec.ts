import { fileURLToPath } from 'node:url';
import { type Api, expect, type Locator, type Page, test } from './fixtures.ts';
import { formReady, input, save } from './steps.ts';

/** Each kind of input: how its value is changed by hand, and what the server has of it then. */
interface Kind {
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly edit: (app: Page, api: Api) => Promise<void>;
}

const choose = async (app: Page, opener: Locator, option: string | RegExp) => {
  await opener.click();
  await app.byRole('option', { name: option }).click();
};

/** Types into the parts of a date or time one after another; each goes on to the next by itself. */
const typeParts = async (app: Page, field: string, ...parts: string[]) => {
  await app.field(field).byRole('spinbutton').first().click();
  for (const part of parts) await app.type(part);
};

/** Into an editor that wraps its text in elements of its own. */
const typeOver = async (app: Page, field: string, text: string) => {
  // It is fetched when it comes into sight.
  await app.field(field).hover();
  await app.field(field).byRole('textbox').first().click();
  await app.press('Control+a', 'Delete');
  await app.type(text);
};

const kinds: readonly Kind[] = [
  {
    title: 'text and slug',
    fields: { plain: 'The quay', slug: 'the-quay-2' },
    edit: async (app) => {
      await input(app, 'plain').fill('The quay');
      await input(app, 'slug').fill('The Quay 2');
    },
  },
  {
    title: 'text of several lines',
    fields: { words: 'One\nTwo' },
    edit: async (app) => {
      await input(app, 'words').fill('One');
      await app.press('Enter');
      await app.type('Two');
    },
  },
  {
    title: 'numbers',
    fields: { whole: -42, counter: 7, ratio: 2.5 },
    edit: async (app) => {
      await input(app, 'whole').fill('-42');
      await input(app, 'counter').fill('7');
      await input(app, 'ratio').fill('2.5');
    },
  },
  {
    title: 'slider and rating',
    fields: { slider: 50, rating: 2 },
    edit: async (app) => {
      await app.field('slider').byRole('slider').click();
      await app.press('End');
      await app.field('rating').byRole('radio', { name: '2' }).click();
    },
  },
  {
    title: 'toggles',
    fields: { flag: false, flag_box: false, heart: false },
    edit: async (app) => {
      for (const name of ['flag', 'heart']) await app.field(name).byRole('switch').click();
      await app.field('flag_box').byRole('checkbox').click();
    },
  },
  {
    title: 'dropdown and radio buttons',
    fields: { pick: 'plum', radio: 'plum' },
    edit: async (app) => {
      await choose(app, app.field('pick').css('[aria-haspopup="listbox"]'), 'Plum');
      await app.field('radio').byRole('radio', { name: 'Plum' }).click();
    },
  },
  {
    title: 'check boxes and button group',
    fields: { multi: ['', 'apple', 'pear', 'plum', ''], buttons: 'right' },
    edit: async (app) => {
      await app.field('multi').byRole('checkbox', { name: 'Pear' }).click();
      await app.field('buttons').byRole('radio', { name: 'Right' }).click();
    },
  },
  {
    title: 'status',
    fields: { status: 'draft' },
    edit: (app) => app.field('status').byRole('radio', { name: 'Draft' }).click(),
  },
  {
    title: 'tags',
    fields: { tags: expect.arrayContaining(['reef', 'tide']) },
    edit: async (app) => {
      await input(app, 'tags').click();
      await app.type('reef');
      await app.press('Enter');
      await app.type('tide');
      await app.press('Enter');
    },
  },
  {
    title: 'date, date and time, time',
    fields: { day: '2026-03-12', moment: '2026-04-05 18:30:00', clock: '06:45:00' },
    edit: async (app) => {
      await typeParts(app, 'day', '03', '12', '2026');
      await typeParts(app, 'moment', '04', '05', '2026', '06', '30', 'PM');
      await typeParts(app, 'clock', '06', '45', 'AM');
    },
  },
  {
    title: 'calendar',
    fields: { calendar: '2024-12-06' },
    edit: (app) =>
      app
        .field('calendar')
        .byRole('button', { name: /December 6, 2024/ })
        .click(),
  },
  {
    title: 'colour, palette and icon',
    fields: { color: '#12ABCD', palette: 'amber-700', icon: 'sailing' },
    edit: async (app) => {
      await input(app, 'color').fill('12abcd');
      await app.field('palette').byRole('option', { name: 'Amber 700' }).click();
      await app.field('icon').byRole('searchbox').fill('sailing');
      await app.field('icon').byRole('option', { name: 'sailing' }).click();
    },
  },
  {
    title: 'rich text',
    fields: { rich: expect.stringMatching(/^<p>Low\swater\s<strong>at noon<\/strong><\/p>$/) },
    edit: async (app) => {
      // The editor is fetched when it comes into sight.
      await app.field('rich').hover();
      await app.field('rich').css('iframe').click();
      await app.press('Control+a', 'Delete');
      await app.type('Low water ');
      await app.field('rich').byRole('button', { name: 'Bold' }).click();
      await app.type('at noon');
    },
  },
  {
    title: 'Markdown, seen as it will look',
    fields: { markdown: '# Hello *you*' },
    edit: async (app) => {
      await typeOver(app, 'markdown', '# Hello *you*');
      await app.field('markdown').byRole('tab', { name: 'Preview' }).click();
      await expect(app.field('markdown').byRole('heading', { name: 'Hello you' })).toBeVisible();
    },
  },
  {
    title: 'code and JSON',
    fields: { code: 'let a = 1;', data: { deep: [1, 2] } },
    edit: async (app) => {
      await typeOver(app, 'code', 'let a = 1;');
      await typeOver(app, 'data', '{"deep": [1, 2]}');
    },
  },
  {
    title: 'repeater',
    fields: { rows: expect.arrayContaining([expect.objectContaining({ item: 'twine' })]) },
    edit: async (app) => {
      await app.field('rows').byRole('button', { name: 'Add row' }).click();
      await expect(app.field('rows').byRole('textbox', { name: 'Item' }).nth(-1)).toBeFocused();
      await app.type('twine');
    },
  },
  {
    title: 'keys and values',
    fields: { pairs: expect.objectContaining({ tide: '5 m' }) },
    edit: async (app) => {
      await app.field('pairs').byRole('button', { name: 'Add a key' }).click();
      await app.field('pairs').byRole('textbox', { name: 'Key' }).nth(-1).fill('tide');
      await app.field('pairs').byRole('textbox', { name: 'Value' }).nth(-1).fill('5 m');
    },
  },
  {
    title: 'place on a map',
    fields: { place: { lat: 54.75, lng: -0.6 } },
    edit: async (app) => {
      await app.field('place').hover();
      await app.field('place').byRole('spinbutton', { name: 'Latitude' }).fill('54.75');
    },
  },
  {
    title: 'file, uploaded in its place',
    fields: { 'picture.filename_download': 'favicon.svg' },
    edit: async (app) => {
      await app.field('picture').byRole('button', { name: 'Remove from field' }).click();
      const path = fileURLToPath(new URL('../../app/favicon.svg', import.meta.url));
      await app.field('picture').css('input[type="file"]').upload(path);
      await expect(app.field('picture')).toHaveText(/favicon/);
    },
  },
  {
    title: 'related item, found by typing',
    fields: { 'linked_many.name': 'Zora Quill' },
    edit: async (app, api) => {
      await api.create('items/customers', { name: 'Zora Quill', city: 'Saltby' });
      await app.field('linked_many').byRole('combobox').click();
      await app.press('Control+a');
      await app.type('Zora');
      await app.byRole('option', { name: 'Zora Quill, Saltby' }).click();
    },
  },
  {
    title: 'language, collection and interface',
    fields: { language: 'en-US', of_collection: 'customers' },
    edit: async (app) => {
      await app.field('language').byRole('combobox').click();
      await app.type('english');
      await app.byRole('option', { name: /en-US/ }).click();
      await choose(app, app.field('of_collection').css('[aria-haspopup="listbox"]'), 'Customers');
    },
  },
  {
    title: 'password',
    fields: { phrase: 'open sesame' },
    edit: (app) => input(app, 'phrase').fill('open sesame'),
  },
];

const at = (item: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], item);

for (const { title, fields, edit } of kinds) {
  test(`edited and saved: ${title}`, async ({ app, signIn, api }) => {
    await signIn('admin', '/tidewater/collections/form_lab/1');
    await formReady(app);
    await edit(app, api);
    await save(app);
    const item = await api.read(`items/form_lab/1?fields=${Object.keys(fields).join(',')}`);
    const stored = Object.fromEntries(Object.keys(fields).map((path) => [path, at(item, path)]));
    expect(stored).toEqual(fields);
  });
}
