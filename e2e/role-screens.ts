import type { Screen } from './screen.ts';

const project = 'tidewater';

/** The roles, and what became of the calls of a webhook. */
export const roleScreens: readonly Screen[] = [
  {
    name: 'webhook',
    path: `/${project}/settings/webhooks`,
    prepare: async (page) => {
      const address = new URL(`/${project}/webhooks`, page.url()).href;
      const data = {
        status: 'active',
        http_action: 'post',
        url: 'http://127.0.0.1:9/hook',
        collection: 'tags',
        directus_action: 'item.create:after',
      };
      const made = (await (await page.request.post(address, { data })).json()) as { data: { id: number } };
      await page.goto(`#/${project}/settings/webhooks/${made.data.id}`);
      await page.getByRole('button', { name: 'Send a test call' }).click();
      await page.getByRole('table', { name: 'Latest calls' }).waitFor();
    },
  },
  { name: 'roles', path: `/${project}/settings/roles` },
  {
    name: 'role-new',
    path: `/${project}/settings/roles`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New role' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'role-delete',
    path: `/${project}/settings/roles/4`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByText('users have this role').waitFor();
    },
  },
];

/** With edits that hold up whoever wants to leave: to be shown alone. */
export const roleNavigation: Screen = {
  name: 'role-navigation',
  path: `/${project}/settings/roles/3`,
  prepare: async (page) => {
    await page.getByRole('button', { name: /^Shop/ }).click();
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByRole('textbox', { name: 'Link' }).fill('mailto:desk@example.com');
  },
};
