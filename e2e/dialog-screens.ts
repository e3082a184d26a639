import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { fieldOf, inputOf, opened, saveButton } from './item-page.ts';
import type { Screen } from './screen.ts';

const list = (project: string, name: string) => `/${project}/collections/${name}`;
const card = (page: Page) => page.getByRole('region', { name: /^About/ });

/** Two tags for all of the items. */
async function chooseLinks(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Change Tags in all items' }).check();
  const field = fieldOf(page, 'tags');
  await field.getByRole('button', { name: 'Select items' }).click();
  const dialog = page.getByRole('dialog');
  for (const row of [1, 2]) await dialog.getByRole('row').nth(row).click();
  await dialog.getByRole('button', { name: /2/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await field.scrollIntoViewIfNeeded();
}

/** Translations beside their source. */
const translatorScreens = (project: string): readonly Screen[] => [
  {
    name: 'translator',
    path: `${list(project, 'articles')}/15`,
    prepare: async (page) => {
      await opened(page);
      await fieldOf(page, 'translations').getByRole('switch', { name: 'Side by side' }).check();
      await fieldOf(page, 'translations').scrollIntoViewIfNeeded();
      await fieldOf(page, 'translations.body').waitFor();
      await fieldOf(page, 'translations').evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'translator-page',
    path: `${list(project, 'articles')}/15`,
    prepare: async (page) => {
      await opened(page);
      await fieldOf(page, 'translations').getByRole('switch', { name: 'Side by side' }).check();
      await fieldOf(page, 'translations').getByRole('button', { name: 'Full page' }).click();
      await page.getByRole('dialog', { name: 'Translate' }).waitFor();
    },
  },
];

/** Questions of a form, each in a browser of its own. */
export const dialogScreens = (project: string): readonly Screen[] => [
  {
    name: 'conflict',
    path: `${list(project, 'articles')}/3`,
    prepare: async (page) => {
      await opened(page);
      await inputOf(page, 'subtitle').fill('As it reads here');
      await inputOf(page, 'internal_note').fill('Not touched by others');
      const url = new URL(`/${project}/items/articles/3`, page.url()).href;
      const { data } = (await (await page.request.get(url)).json()) as { data: { subtitle: string } };
      // Each picture finds what the one before has saved.
      const [subtitle, summary] =
        data.subtitle === 'As others have it'
          ? ['As others put it', 'Changed by them alone']
          : ['As others have it', 'Changed by nobody else'];
      const answer = await page.request.patch(url, { data: { subtitle, summary } });
      if (!answer.ok()) throw new Error(await answer.text());
      await saveButton(page).click();
      await page.getByRole('alertdialog', { name: 'Changed in the meantime' }).waitFor();
    },
  },
  {
    name: 'copy',
    path: `${list(project, 'articles')}/4`,
    prepare: async (page) => {
      await opened(page);
      await page.getByRole('button', { name: 'More save options' }).click();
      await page.getByRole('menuitem', { name: /Save as copy/ }).click();
      await page.getByRole('dialog', { name: 'Values for the copy' }).waitFor();
    },
  },
  {
    name: 'batch-links',
    path: `${list(project, 'articles')}/4,5,6`,
    prepare: chooseLinks,
  },
  {
    name: 'batch-links-question',
    path: `${list(project, 'articles')}/4,5,6`,
    prepare: async (page) => {
      await chooseLinks(page);
      await saveButton(page).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...translatorScreens(project),
  {
    name: 'account-factor',
    path: `/${project}/users/1`,
    prepare: async (page) => {
      await opened(page);
      await card(page).getByRole('button', { name: 'Set up' }).click();
      const question = page.getByRole('dialog');
      await question.getByLabel('Current password').fill(account('admin', project).password);
      await question.getByRole('button', { name: 'Set up' }).click();
      await page.getByRole('img', { name: /QR/ }).waitFor();
    },
  },
  {
    name: 'account-factor-off',
    path: `/${project}/users/1`,
    prepare: async (page) => {
      // As if it had been set up: nothing is left behind for the next picture's sign-in.
      await page.route(/\/(items\/directus_users|users)\/(1|me)\b/, async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: object };
        const known = { ...data, '2fa_secret': '**********' };
        await route.fulfill({ response: answer, json: { data: known } });
      });
      await page.reload();
      await opened(page);
      await card(page).getByRole('button', { name: 'Turn off' }).click();
      await page.getByLabel('Current password').waitFor();
    },
  },
];
