import type { Page } from '@playwright/test';
import { account, expect, test, told } from './fixtures.ts';
import { fieldOf, inputOf, opened, save, saveButton } from './item-page.ts';
import { signIn } from './sign-in.ts';

test.describe.configure({ timeout: 150_000 });

const settings = '/tidewater/settings';
const dialogOf = (page: Page) => page.getByRole('dialog').last();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const row = (page: Page, name: string) =>
  page
    .getByRole('treegrid', { name: 'Permissions' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const cell = (page: Page, name: string, column: string) =>
  row(page, name).getByRole('button', { name: new RegExp(`^${column}:`) });

async function newCollection(page: Page, name: string, fields: readonly string[]): Promise<void> {
  await page.goto(`#${settings}/collections`);
  await page.getByRole('button', { name: 'New collection' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill(name);
  for (const field of fields)
    await dialogOf(page).getByRole('switch', { name: field }).check({ force: true });
  await dialogOf(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(new RegExp(`settings/collections/${name}$`));
}

/** Up to the name; the field has the options and the column that its interface recommends. */
async function begin(page: Page, id: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click();
  await dialogOf(page).getByRole('searchbox', { name: 'Filter interfaces' }).fill(id);
  await dialogOf(page).locator(`[data-interface="${id}"]`).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name in the database' }).fill(name);
}

async function newField(page: Page, id: string, name: string): Promise<void> {
  await begin(page, id, name);
  await page.keyboard.press('Control+s');
  await expect(page.locator(`[data-row="${name}"]`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** As an administrator does it past the page; answers the key. */
async function post(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(new URL(`/tidewater/${path}`, page.url()).href, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

async function allow(page: Page, name: string, column: string, level: RegExp): Promise<void> {
  await cell(page, name, column).click();
  await page.getByRole('menuitem', { name: level }).click();
  await expect(cell(page, name, column)).toHaveAccessibleName(/not saved/);
}

const kinds = [
  ['text-input', 'title'],
  ['textarea', 'blurb'],
  ['wysiwyg', 'story'],
  ['numeric', 'fee'],
  ['slider', 'loudness'],
  ['toggle', 'sold_out'],
  ['date', 'day'],
  ['datetime', 'doors'],
  ['time', 'ends'],
  ['tags', 'topics'],
  ['json', 'extra'],
  ['color', 'tint'],
  ['file', 'poster'],
  ['user', 'host'],
  ['hashed', 'secret'],
  ['language', 'tongue'],
  ['slug', 'path'],
  ['divider', 'details'],
] as const;
/** Offered when a collection is made: a type of its own for each. */
const offered = ['Status', 'Sort', 'Modified by', 'Modified on'] as const;

test('two collections, fields of every kind, a link between them, a role by status: whoever has it sees exactly that [SCH-02] [SCH-05] [SCH-10] [ROL-01] [PRM-02] [PRM-05]', async ({
  signedIn,
  page: guest,
}) => {
  const page = await signedIn('admin', { path: settings });
  await newCollection(page, 'venues', []);
  await newField(page, 'text-input', 'name');
  await newCollection(page, 'gigs', offered);
  for (const [id, name] of kinds) await newField(page, id, name);
  for (const [id, name] of [
    ['many-to-one', 'stage'],
    ['many-to-many', 'places'],
  ] as const) {
    await begin(page, id, name);
    await dialogOf(page).getByRole('button', { name: 'Next', exact: true }).click();
    const related = dialogOf(page).getByRole('region', { name: 'Related collection' });
    await related.getByRole('combobox', { name: 'Collection' }).fill('Venues');
    await page.getByRole('option', { name: 'Venues', exact: true }).click();
    await page.keyboard.press('Control+s');
    await expect(page.locator(`[data-row="${name}"]`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // Each with the type that its interface serves.
  const made = await page.request.get(new URL('/tidewater/fields/gigs', page.url()).href);
  const types = ((await made.json()) as { data: { type: string }[] }).data.map(({ type }) =>
    // Who made an item has another type in 8.8.1.
    type.toLowerCase().replace(/^owner$/, 'user_created'),
  );
  const known =
    'alias array boolean date datetime datetime_created datetime_updated file hash integer json m2o o2m sort status ' +
    'string time user user_created user_updated';
  expect([...new Set(types)].sort()).toEqual(known.split(' '));

  // All of them are in the form, and take a value.
  await page.goto('#/tidewater/collections/gigs/+');
  await opened(page);
  for (const [, name] of kinds) await expect(fieldOf(page, name)).toBeVisible();
  await inputOf(page, 'title').fill('Opening night');
  await inputOf(page, 'fee').fill('250');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/gigs\/\d+$/);
  const draft = Number(page.url().split('/').at(-1));
  const harbour = await post(page, 'items/venues', { name: 'Harbour hall' });
  const published = await post(page, 'items/gigs', {
    title: 'Second night',
    fee: 300,
    status: 'published',
    places: [{ venues_id: { id: harbour } }],
  });

  // The role: drafts are made and changed, what is published is only read; nobody sees the fee.
  await page.goto(`#${settings}/roles`);
  await page.getByRole('button', { name: 'New role' }).click();
  await dialogOf(page).getByPlaceholder('Enter a name').fill('Booker');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Booker' })).toBeVisible();
  const role = Number(page.url().split('/').at(-1));
  const search = page.getByRole('searchbox', { name: 'Find a collection' });
  await search.fill('venues');
  await allow(page, 'Venues', 'Read', /^Full/);
  await allow(page, 'Gigs Venues', 'Read', /^Full/);
  await search.fill('gigs');
  await row(page, 'Gigs').getByRole('button', { name: 'Gigs', exact: true }).click();
  await allow(page, 'Gigs', 'Read', /^Full/);
  // The server asks about the status that an item begins with.
  await allow(page, 'Draft', 'Create', /^Full/);
  await allow(page, 'Draft', 'Update', /^Full/);
  await cell(page, 'Gigs', 'Fields').click();
  for (const what of ['readable', 'writable']) {
    await dialogOf(page)
      .getByRole('checkbox', { name: `Fee is ${what}` })
      .uncheck();
  }
  await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  const booker = { ...account('viewer', 'tidewater'), email: 'booker@example.com', password: 'lectern-demo' };
  const { email, password } = booker;
  await post(page, 'users', { first_name: 'Bo', last_name: 'Oker', status: 'active', role, email, password });

  // Exactly that: two collections in the navigation, and in the list no fee.
  await signIn(guest, booker);
  const links = navigation(guest).locator('a[href*="#/tidewater/collections/"]');
  await expect(links).toHaveText([/Gigs$/, /Venues$/]);
  await guest.goto(`#/tidewater/collections/gigs/${draft}`);
  await opened(guest);
  await expect(fieldOf(guest, 'fee')).toHaveCount(0);
  await inputOf(guest, 'title').fill('First night');
  await save(guest);
  await guest.goto(`#/tidewater/collections/gigs/${published}`);
  await opened(guest);
  await expect(fieldOf(guest, 'places')).toContainText('Harbour hall');
  await expect(inputOf(guest, 'title')).toHaveValue('Second night');
  await expect(inputOf(guest, 'title')).toHaveAttribute('readonly');
  await expect(fieldOf(guest, 'fee')).toHaveCount(0);
  await guest.goto('#/tidewater/collections/gigs/+');
  await opened(guest);
  await inputOf(guest, 'title').fill('Third night');
  await guest.keyboard.press('Control+s');
  await expect(guest).toHaveURL(/gigs\/\d+$/);
  await guest.goto('#/tidewater/collections/venues/+');
  await expect(saveButton(guest)).toHaveCount(0);
  await guest.goto('#/tidewater/collections/customers');
  await expect(guest.getByRole('heading', { name: /no access/i })).toBeVisible();
});
