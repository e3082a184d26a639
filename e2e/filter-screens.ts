import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const project = 'tidewater';
const filtered = `/${project}/collections/articles?columns=title,author,price&filters=${encodeURIComponent(
  JSON.stringify([
    { field: 'author.city', operator: 'contains', value: 'a' },
    { field: 'created_on', operator: 'lte', value: '2025-01-01', relative: 'older:30:day' },
    { field: 'created_by', operator: 'in', value: ['1', '2', '9000'], logical: 'or' },
    { field: 'price', operator: 'between', value: '', logical: 'and' },
  ]),
)}`;

/** The editors of filters, and filters that can't be followed. */
export const filterScreens: readonly Screen[] = [
  {
    name: 'filter-fields',
    path: filtered,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add a filter' }).click();
      for (const name of ['Author', 'Portrait']) {
        const row = page.getByRole('treeitem', { name, exact: true });
        while ((await row.getAttribute('data-active')) === null) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowRight');
      }
    },
  },
  {
    name: 'filter-period',
    path: filtered,
    prepare: (page) => openChip(page, 'Created On'),
  },
  {
    name: 'filter-items',
    path: filtered,
    prepare: (page) => openChip(page, 'Created By'),
  },
  {
    name: 'filters-blocked',
    path: `/${project}/files?view=tabular&filters=${encodeURIComponent(
      JSON.stringify([
        { field: 'folder', operator: 'eq', value: 1 },
        { field: 'title', operator: 'contains', value: 'a' },
        { field: 'title', operator: 'contains', value: 'e', logical: 'or' },
      ]),
    )}`,
  },
];

/** Opens the editor of one filter; that of another may still be open. */
async function openChip(page: Page, field: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(`^Edit filter: ${field}`) }).click();
}
