import type { Screen } from './screen.ts';

/** What a role may do, and what it would see. */
export const permissionScreens = (project: string): readonly Screen[] => [
  {
    name: 'simulator',
    path: `/${project}/settings/roles/4/simulate`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Articles', exact: true }).click();
      await page.locator('[data-picture]').waitFor();
    },
  },
  {
    name: 'permissions-fields',
    path: `/${project}/settings/roles/4`,
    prepare: async (page) => {
      await page
        .getByRole('row', { name: /^Articles/ })
        .first()
        .getByRole('button', { name: /^Fields:/ })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** With edits that would hold up the way to the next screen. */
export const permissionEdits = (project: string): readonly Screen[] => [
  {
    name: 'permissions',
    path: `/${project}/settings/roles/4`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Articles', exact: true }).click();
      await page
        .getByRole('row', { name: /^Draft/ })
        .getByRole('button', { name: /^Read:/ })
        .click();
      await page.getByRole('menuitem', { name: /^Full/ }).click();
      await page
        .getByRole('row', { name: /^Categories/ })
        .getByRole('button', { name: /^Update:/ })
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
];
