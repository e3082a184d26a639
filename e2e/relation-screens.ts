import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const project = 'tidewater';

export const diagramScreens: readonly Screen[] = [
  { name: 'diagram', path: `/${project}/settings/diagram` },
  {
    name: 'diagram-near',
    path: `/${project}/settings/diagram`,
    prepare: async (page) => {
      const look = page.getByRole('button', { name: 'Diagram', exact: true });
      if ((await look.getAttribute('aria-pressed')) === 'false') await look.click();
      await page.getByRole('combobox', { name: 'Find a collection or field' }).fill('biograph');
      await page.getByRole('option', { name: /biography/ }).click();
    },
  },
];

/** Each in a browser of its own: what is begun there is not saved. */
export const relationScreens: readonly Screen[] = [
  {
    name: 'relation-links',
    path: `/${project}/settings/collections/letters`,
    prepare: async (page) => {
      await beginRelation(page, 'many-to-many');
      const other = page.getByRole('region', { name: 'Related collection' }).getByRole('combobox');
      await other.fill('Authors');
      await page.getByRole('option', { name: 'About', exact: true }).waitFor({ state: 'detached' });
      await other.press('ArrowDown');
      await other.press('Enter');
    },
  },
  {
    name: 'relation-one',
    path: `/${project}/settings/collections/letters`,
    prepare: (page) => beginRelation(page, 'many-to-one'),
  },
];

/** The set-up of a new field up to its relation. */
async function beginRelation(page: Page, standard: string): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click();
  await page.getByRole('searchbox', { name: 'Filter interfaces' }).fill(standard);
  await page.getByRole('option').last().click();
  await page.getByRole('textbox', { name: 'Name in the database' }).fill('example');
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
}
