import type { Page } from '@playwright/test';
import { inputOf } from './item-page.ts';
import { cell, choose } from './permissions-page.ts';
import type { Screen } from './screen.ts';

const settings = (project: string) => `/${project}/settings`;

/** Types something, and comes back. */
async function comeBack(page: Page, edit: () => Promise<void>): Promise<void> {
  await edit();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}
async function beginField(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Slider/ })
    .click();
  await page.getByRole('textbox', { name: 'Name in the database' }).fill('weight');
}
const offered = (page: Page) => page.getByText(/^Unsaved changes from/).waitFor();

/** What was not saved is offered again. Each leaves something behind. */
export const draftScreens = (project: string): readonly Screen[] => [
  {
    name: 'draft-collection',
    path: `${settings(project)}/collections/fees`,
    prepare: async (page) => {
      await comeBack(page, () => inputOf(page, 'note').fill('What is paid to whom'));
      await offered(page);
    },
  },
  {
    name: 'draft-settings',
    path: `${settings(project)}/global`,
    prepare: async (page) => {
      await comeBack(page, async () => {
        await inputOf(page, 'project_name').fill('The Gazette');
        await inputOf(page, 'login_attempts_allowed').fill('7');
      });
      await offered(page);
    },
  },
  {
    name: 'draft-role',
    path: `${settings(project)}/roles/4`,
    prepare: async (page) => {
      await comeBack(page, async () => {
        await cell(page, 'Categories', 'Update').click();
        await choose(page, /^Full/);
        await inputOf(page, 'description').fill('Who does nearly all');
      });
      await offered(page);
    },
  },
  {
    name: 'draft-fields',
    path: `${settings(project)}/collections/letters`,
    prepare: async (page) => {
      await comeBack(page, () => beginField(page));
      await page.getByRole('button', { name: 'Continue with the new field' }).waitFor();
    },
  },
  {
    name: 'draft-field',
    path: `${settings(project)}/collections/letters`,
    prepare: async (page) => {
      await comeBack(page, () => beginField(page));
      await page.getByRole('button', { name: 'Continue with the new field' }).click();
      await offered(page);
    },
  },
];
