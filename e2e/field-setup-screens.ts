import type { Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog');

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click();
  await dialog(page).getByRole('option').first().waitFor();
}

/** The set-up of a field, tab by tab. */
export function fieldSetupScreens(project: string) {
  const path = `/${project}/settings/collections/orders`;
  return [
    { name: 'field-interface', path, prepare: begin },
    {
      name: 'field-schema',
      path,
      prepare: async (page: Page) => {
        await begin(page);
        await dialog(page)
          .getByRole('option', { name: /^Slider/ })
          .click();
        await page.keyboard.type('status');
        await dialog(page).locator('summary').click();
        await dialog(page)
          .getByRole('switch', { name: /Required/ })
          .focus();
      },
    },
    {
      name: 'field-options',
      path,
      prepare: async (page: Page) => {
        await page.locator('[data-row="placed_at"]').getByRole('rowheader').getByRole('button').click();
        await dialog(page).locator('[data-own] > summary').click();
        await dialog(page)
          .getByRole('button', { name: /Add a condition/ })
          .first()
          .click();
        await page.getByRole('option', { name: 'Quantity', exact: true }).click();
        await dialog(page).getByRole('textbox', { name: 'Section' }).focus();
      },
    },
  ];
}
