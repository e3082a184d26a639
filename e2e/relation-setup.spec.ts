import type { Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test, told } from './fixtures.ts';
import { fieldOf, opened, read, save } from './item-page.ts';
import { keyField } from './key-field.ts';
import {
  setup,
  dialogOf,
  tab,
  action,
  side,
  preview,
  writes,
  begin,
  pick,
  submit,
  finish,
} from './relation-page.ts';

test.slow();

test('many to one and the list at its other end: made, changed by id, and at work in the forms [SCH-10]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/letters` });
  const calls = wire(page);
  await begin(page, 'many-to-one', 'topic');
  await expect(preview(page)).toContainText('Complete the fields');
  const related = side(page, 'Related collection');
  // Four collections of the system can't be related to.
  await related.getByRole('combobox', { name: 'Collection' }).fill('directus_');
  await expect(page.getByRole('option').filter({ hasText: 'directus_users' })).toBeVisible();
  for (const name of ['collections', 'activity', 'fields', 'relations']) {
    await expect(page.getByRole('option').filter({ hasText: new RegExp(`directus_${name}$`) })).toHaveCount(
      0,
    );
  }
  await pick(page, related, 'Collection', 'Tags');
  await related.getByRole('button', { name: /Show the relation there too/ }).click();
  await page.getByRole('option', { name: 'In a new field' }).click();
  await expect(related.getByRole('textbox', { name: 'Name of the new field there' })).toHaveValue('letters');
  await expect(preview(page)).toContainText('Create the field letters in tags');
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await finish(page);

  expect(calls.all({ method: 'POST', path: writes }).map(({ path }) => path)).toEqual([
    '/tidewater/fields/letters',
    '/tidewater/fields/tags',
    '/tidewater/relations',
  ]);
  expect(calls.last({ method: 'POST', path: '/tidewater/relations' }).body).toEqual({
    collection_many: 'letters',
    field_many: 'topic',
    collection_one: 'tags',
    field_one: 'letters',
    junction_field: null,
  });

  // An existing relation is changed by its id.
  calls.clear();
  await page.locator('[data-row="topic"]').getByRole('rowheader').getByRole('button').click();
  await tab(page, 'Relation').click();
  await expect(preview(page)).toContainText('Nothing changes');
  await pick(page, side(page, 'Related collection'), 'Collection', 'Categories');
  await action(page, 'Save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const patch = calls.last({ method: 'PATCH', path: /\/relations\/\d+$/ });
  expect(patch.body).toEqual({ collection_one: 'categories', field_one: null });
  expect(calls.all({ method: 'POST', path: '/tidewater/relations' })).toHaveLength(0);

  // The other way round: the list finds the field that points here by itself.
  calls.clear();
  await page.goto(`#${setup}/categories`);
  await begin(page, 'one-to-many', 'letters');
  await pick(page, side(page, 'Related collection'), 'Collection', 'Letters');
  await expect(
    side(page, 'Related collection').getByRole('combobox', { name: /Field that points to/ }),
  ).toHaveValue('topic');
  await finish(page);
  expect(calls.last({ method: 'PATCH', path: /\/relations\/\d+$/ }).body).toEqual({ field_one: 'letters' });
  expect(calls.all({ method: 'POST', path: '/tidewater/relations' })).toHaveLength(0);

  // And both are at work in a form at once.
  await page.goto('#/tidewater/collections/categories/+');
  await opened(page);
  await expect(fieldOf(page, 'letters').getByRole('button', { name: 'Add existing' })).toBeVisible();
  await page.goto('#/tidewater/collections/letters/1');
  await opened(page);
  await expect(fieldOf(page, 'topic').getByRole('combobox')).toBeVisible();
});

test('one to many with its field made; many to many with its junction made first, by keys [SCH-10]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/tags` });
  const calls = wire(page);
  await begin(page, 'one-to-many', 'notes_list');
  await pick(page, side(page, 'Related collection'), 'Collection', 'Letters');
  await expect(
    side(page, 'Related collection').getByRole('textbox', { name: 'Name of the new field' }),
  ).toHaveValue('tags');
  await finish(page);
  expect(calls.last({ method: 'POST', path: '/tidewater/fields/letters' }).body).toEqual({
    field: 'tags',
    type: 'm2o',
    datatype: 'INT',
    length: 10,
    interface: 'many-to-one',
  });
  expect(calls.last({ method: 'POST', path: '/tidewater/relations' }).body).toEqual({
    collection_many: 'letters',
    field_many: 'tags',
    collection_one: 'tags',
    field_one: 'notes_list',
    junction_field: null,
  });

  calls.clear();
  await page.goto(`#${setup}/letters`);
  await begin(page, 'many-to-many', 'subjects');
  // The choice of the related collection, by keys alone.
  const other = side(page, 'Related collection').getByRole('combobox', { name: 'Collection' });
  await other.focus();
  await page.keyboard.type('autho');
  await expect(page.getByRole('listbox').last().getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(other).toHaveValue('Authors');
  const junction = side(page, 'Junction collection');
  const name = junction.getByRole('textbox', { name: 'Collection' });
  await expect(name).toHaveValue('letters_authors');
  await name.fill('Articles Tags');
  await expect(name).toHaveValue('articles_tags');
  await expect(junction).toContainText('“articles_tags” already exists.');
  await name.fill('Letters of Authors!');
  await expect(name).toHaveValue('letters_of_authors');
  await expect(junction.getByRole('textbox', { name: /key of Letters/ })).toHaveValue('letters_id');
  await expect(preview(page)).toContainText(
    'Create the collection letters_of_authors with the fields id, letters_id, authors_id.',
  );
  await finish(page);
  const sent = calls.all({ method: 'POST', path: writes });
  expect(sent.map(({ path }) => path)).toEqual([
    '/tidewater/fields/letters',
    '/tidewater/collections',
    '/tidewater/relations',
    '/tidewater/relations',
  ]);
  const keyed = { type: 'integer', datatype: 'INT', length: 10, interface: null, required: true };
  expect(sent[1]?.body).toEqual({
    collection: 'letters_of_authors',
    hidden: true,
    note: 'junction collection',
    fields: [
      { ...keyField, hidden_detail: true, hidden_browse: true },
      { field: 'letters_id', ...keyed, hidden_detail: true, hidden_browse: true },
      { field: 'authors_id', ...keyed, hidden_detail: true, hidden_browse: true },
    ],
  });
  expect(sent.slice(2).map(({ body }) => body)).toEqual([
    {
      collection_many: 'letters_of_authors',
      field_many: 'letters_id',
      collection_one: 'letters',
      field_one: 'subjects',
      junction_field: 'authors_id',
    },
    {
      collection_many: 'letters_of_authors',
      field_many: 'authors_id',
      collection_one: 'authors',
      field_one: null,
      junction_field: 'letters_id',
    },
  ]);

  // It works at once: a link is made and read back.
  await page.goto('#/tidewater/collections/letters/1');
  await opened(page);
  await fieldOf(page, 'subjects').getByRole('button', { name: 'Add existing' }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 item' }).click();
  await save(page);
  const item = await read(page, '/tidewater/items/letters/1?fields=subjects.authors_id.id');
  expect(item['subjects']).toEqual([{ authors_id: { id: expect.any(Number) as unknown } }]);
});

test('files and translations: what is known is chosen already, and both work at once [SCH-10]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${setup}/letters` });
  await begin(page, 'files', 'scans');
  await expect(side(page, 'Related collection').getByRole('textbox', { name: 'Collection' })).toHaveValue(
    'Files',
  );
  await finish(page);

  await begin(page, 'translation', 'texts');
  await expect(side(page, 'Languages').getByRole('combobox', { name: 'Collection' })).toHaveValue(
    'Languages',
  );
  await expect(
    side(page, 'Collection of translations').getByRole('textbox', { name: 'Collection' }),
  ).toHaveValue('letters_translations');
  await finish(page);

  await page.goto('#/tidewater/collections/letters/1');
  await opened(page);
  await expect(fieldOf(page, 'scans').getByRole('button', { name: 'Add existing' })).toBeVisible();
  await expect(fieldOf(page, 'texts').getByRole('button', { name: /Language/ })).toBeVisible();
});

test('translations whose languages are listed in the field, as 8.8.1 keeps them, work at once [SCH-10]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/letters` });
  const calls = wire(page);
  await begin(page, 'translation', 'wording');
  const languages = side(page, 'Languages');
  await languages.getByText('List the languages in this field').click();
  await expect(
    side(page, 'Collection of translations').getByRole('textbox', { name: 'Field with the language' }),
  ).toHaveValue('language');
  // Without a language there is nothing to save.
  await submit(page);
  await expect(languages).toContainText('Choose an option.');
  await languages.getByRole('button', { name: 'Add' }).click();
  await languages.getByRole('textbox', { name: 'Key' }).fill('nl-NL');
  await languages.getByRole('textbox', { name: 'Value' }).fill('Dutch');
  await checkA11y(page);
  await finish(page);
  const { body } = calls.last({ method: 'PATCH', path: /fields\/letters\/wording$/ });
  expect(body).toMatchObject({ options: { languageField: 'language', languages: { 'nl-NL': 'Dutch' } } });

  await page.goto('#/tidewater/collections/letters/1');
  await opened(page);
  await expect(fieldOf(page, 'wording').getByRole('button', { name: /Dutch/ })).toBeVisible();
});

test('a step of a many to many fails: what was made is said, it goes on from there or is undone [SCH-10] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/tags` });
  const calls = wire(page);
  const broken = faults(page);
  const fail = () =>
    broken.answer({ method: 'POST', path: '/tidewater/relations' }, 500, {
      error: { code: 0, message: 'out of order' },
    });
  const links = async (name: string) => {
    await begin(page, 'many-to-many', name);
    await pick(page, side(page, 'Related collection'), 'Collection', 'Authors');
    await fail();
    await submit(page);
  };
  await links('writers');
  const trouble = dialogOf(page).getByRole('alert').filter({ hasText: 'The relation is incomplete' });
  await expect(trouble).toContainText('Create the collection tags_authors');
  await expect(trouble).toContainText('out of order');
  await checkA11y(page, { include: ['[role="dialog"]'] });

  // Still broken: nothing is made twice. Then it goes on.
  await trouble.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => calls.all({ method: 'POST', path: '/tidewater/relations' }).length).toBe(2);
  await expect(trouble).toContainText('out of order');
  await broken.clear();
  await trouble.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(told(page, 'The relation is set up')).toBeVisible();
  expect(calls.all({ method: 'POST', path: '/tidewater/collections' })).toHaveLength(1);
  expect(calls.all({ method: 'POST', path: '/tidewater/fields/tags' })).toHaveLength(1);
  const stored = await relationsOf(page, 'tags_authors');
  expect(stored).toHaveLength(2);

  // Another one, undone.
  await links('critics');
  await expect(trouble).toContainText('Create the collection tags_authors_2');
  await broken.clear();
  await trouble.getByRole('button', { name: 'Undo completed steps' }).click();
  await expect(told(page, 'The completed steps were undone')).toBeVisible();
  expect(calls.all({ method: 'DELETE', path: '/tidewater/collections/tags_authors_2' })).toHaveLength(1);
  expect(await relationsOf(page, 'tags_authors_2')).toEqual([]);
  // The field stands with what was chosen, so that it can be tried again.
  await action(page, 'Save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await relationsOf(page, 'tags_authors_2')).toHaveLength(2);
});

test('half of a pair is gone, and a collection that a field points to: said, and mended [SCH-10]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: setup });
  const api = (path: string) => new URL(`/tidewater/${path}`, page.url()).href;
  const half = (await relationsOf(page, 'articles_tags')).find(({ field_many }) => field_many === 'tags_id');
  await page.request.delete(api(`relations/${half?.id}`));
  const vanished = {
    collection_many: 'places',
    field_many: 'name',
    collection_one: 'vanished',
    field_one: null,
    junction_field: null,
  };
  await page.request.post(api('relations'), { data: vanished });
  await openAnew(page, `#${setup}/articles`);
  await page.locator('[data-row="tags"]').getByRole('rowheader').getByRole('button').click();
  await tab(page, 'Relation').click();
  const fault = dialogOf(page).getByRole('status').filter({ hasText: 'This relation doesn’t work' });
  await expect(fault).toContainText('articles_tags.tags_id');
  await fault.getByRole('button', { name: 'Restore the missing half' }).click();
  await expect(told(page, 'Relation repaired')).toBeVisible();
  await expect(fault).toHaveCount(0);
  await expect(side(page, 'Related collection').getByRole('combobox', { name: 'Collection' })).toHaveValue(
    'Tags',
  );
  const [, restored] = await relationsOf(page, 'articles_tags');
  expect(restored).toMatchObject({ field_many: 'tags_id', collection_one: 'tags', field_one: 'articles' });

  // Nothing is left to be saved. All of them are listed with the diagram.
  await action(page, 'Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('#/tidewater/settings/diagram');
  await page.getByText(/relations? (doesn’t|don’t) work/).click();
  const gone = page
    .getByRole('listitem')
    .filter({ hasText: 'The collection vanished, which it points to, no longer exists.' });
  await gone.getByRole('button', { name: 'Remove relation' }).click();
  await expect(gone).toHaveCount(0);
  expect((await relationsOf(page, 'places')).map(({ field_many }) => field_many)).not.toContain('name');
});

interface StoredRelation {
  id: number;
  collection_many: string;
  field_many: string;
}

async function relationsOf(page: Page, collection: string): Promise<StoredRelation[]> {
  const answer = await page.request.get(new URL('/tidewater/relations?limit=-1', page.url()).href);
  const { data } = (await answer.json()) as { data: StoredRelation[] };
  return data.filter(({ collection_many }) => collection_many === collection).sort((a, b) => a.id - b.id);
}
