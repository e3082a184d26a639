import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { dialogScreens } from './dialog-screens.ts';
import { draftScreens } from './draft-screens.ts';
import { fieldSetupScreens } from './field-setup-screens.ts';
import { permissionEdits, permissionScreens } from './permission-screens.ts';
import { publicScreens } from './public-screens.ts';
import { roleNavigation, roleScreens } from './role-screens.ts';
import { filterScreens } from './filter-screens.ts';
import { diagramScreens, relationScreens } from './relation-screens.ts';
import type { Screen } from './screen.ts';
import { schemaScreens } from './schema-screens.ts';
import { loseSession, signIn } from './sign-in.ts';
import { Wire } from './wire.ts';

const project = 'tidewater';

export const open: readonly Screen[] = [
  { name: 'sign-in', path: '/login' },
  {
    name: 'sign-in-error',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel(/e-?mail/i).fill('somebody@example.com');
      await page.getByLabel(/^password/i).fill('wrong');
      await page.getByRole('button', { name: /^sign in/i }).click();
      await page.locator('[data-code]').first().waitFor();
    },
  },
  ...publicScreens,
];

/** A list with filters of several kinds, those that "and" binds in a frame. */
const dated = `/${project}/collections/articles`;

export const inside: readonly Screen[] = [
  {
    name: 'selection',
    path: `/${project}/collections/customers`,
    prepare: async (page) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').click();
      await page.getByRole('row').nth(2).getByRole('checkbox').click();
      await page.getByRole('button', { name: /matching$/ }).waitFor();
    },
  },
  {
    name: 'command-menu',
    path: `/${project}/collections`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Command menu' }).click();
      await page.getByRole('combobox', { name: 'Command menu' }).fill('art');
    },
  },
  {
    name: 'shortcuts',
    path: `/${project}/collections/tags`,
    prepare: async (page) => {
      await page.keyboard.press('Control+/');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'extension',
    path: `/${project}/ext/desk-report`,
    prepare: async (page) => {
      await page.getByRole('row').nth(2).waitFor();
    },
  },
  {
    name: 'extension-broken',
    path: `/${project}/collections`,
    prepare: async (page) => {
      await page.route(/desk-report\/module\.js/, (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await page.getByRole('link', { name: 'Desk report' }).click();
      await page.getByText('Details', { exact: true }).click();
      await page.unroute(/desk-report\/module\.js/);
    },
  },
  { name: 'collections', path: `/${project}/collections` },
  {
    name: 'project-menu',
    path: `/${project}/collections`,
    prepare: async (page) => {
      await openNavigation(page);
      await page.getByRole('button', { name: /^Project: / }).click();
      await page.getByRole('img', { name: /^Latency/ }).waitFor();
    },
  },
  { name: 'navigation', path: `/${project}/collections/tags`, prepare: openNavigation },
  { name: 'listing', path: `/${project}/collections/articles` },
  ...filterScreens,
  {
    name: 'view-repaired',
    path: `/${project}/collections/articles?columns=title,vanished&view=spiral&q=007`,
  },
  { name: 'listing-large', path: `/${project}/collections/readings` },
  { name: 'calendar', path: `${dated}?view=calendar&at=month.2026-03-12` },
  { name: 'calendar-week', path: `${dated}?view=calendar&at=week.2026-03-12` },
  { name: 'calendar-agenda', path: `${dated}?view=calendar&at=agenda.2026-03-12` },
  { name: 'calendar-crowded', path: `/${project}/collections/readings?view=calendar&at=month.2024-03-12` },
  { name: 'timeline', path: `${dated}?view=timeline` },
  { name: 'board', path: `${dated}?view=board` },
  { name: 'board-large', path: `/${project}/collections/readings?view=board` },
  {
    name: 'tree',
    path: `/${project}/collections/places?view=tree`,
    prepare: async (page) => {
      for (const name of ['North shore', 'Saltby', 'Net loft']) {
        await page
          .getByRole('button', { name: `Expand ${name}` })
          .first()
          .click();
      }
      await page.getByRole('link', { name: 'Cellar' }).first().waitFor();
    },
  },
  { name: 'tree-search', path: `/${project}/collections/places?view=tree&q=cellar` },
  {
    name: 'cards',
    path: `/${project}/collections/products?view=cards`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'View', exact: true }).click();
      await page.getByRole('radio', { name: 'Large' }).waitFor();
    },
  },
  {
    name: 'files',
    path: `/${project}/files`,
    prepare: async (page) => {
      await page.getByRole('grid').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    },
  },
  {
    name: 'files-upload',
    path: `/${project}/files`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      const text = (name: string, content: string) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(content),
      });
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles([text('notes.txt', 'Words'), text('nothing.txt', '')]);
      await page.getByText('1 failed').first().waitFor();
    },
  },
  {
    name: 'files-unused',
    path: `/${project}/files`,
    prepare: async (page) => {
      // The demo uses all of its files.
      const address = new URL(`/${project}/files`, page.url()).href;
      const picture = await page.request.get(`${address}/7?fields=data,title`);
      const { data } = (await picture.json()) as { data: { data: { full_url: string } } };
      const content = await (await page.request.get(data.data.full_url)).body();
      for (const name of ['Harbour, first draft.jpg', 'Board minutes of the second of March.txt'])
        await page.request.post(address, {
          multipart: {
            file: {
              name,
              mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain',
              buffer: name.endsWith('.jpg') ? content : Buffer.from(name),
            },
          },
        });
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Find unused files…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Select all of these files' }).click({ timeout: 60_000 });
    },
  },
  { name: 'file', path: `/${project}/files/1` },
  {
    name: 'file-replace',
    path: `/${project}/files/1`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
      await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
    },
  },
  { name: 'activity-entry', path: `/${project}/activity/40` },
  { name: 'users', path: `/${project}/users` },
  {
    name: 'users-invite',
    path: `/${project}/users`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.getByLabel('E-mail addresses').fill('nia@example.com');
    },
  },
  { name: 'user', path: `/${project}/users/2` },
  { name: 'activity', path: `/${project}/activity?view=tabular` },
  { name: 'webhooks', path: `/${project}/settings/webhooks` },
  ...roleScreens,
  ...permissionScreens(project),
  ...diagramScreens,
  { name: 'item', path: `/${project}/collections/articles/1` },
  {
    name: 'item-history',
    path: `/${project}/collections/articles/2`,
    prepare: async (page) => {
      const title = `The lighthouse plays itself, ${Date.now()}`;
      const data = { title, featured: true, summary: 'A short walk, and a long way back to the lamp.' };
      await page.request.patch(`/${project}/items/articles/2`, { data });
      await page.reload();
      await openDetails(page);
      await page
        .getByRole('button', { name: /^\d+ changes?$/ })
        .first()
        .click();
    },
  },
  {
    name: 'item-revert',
    path: `/${project}/collections/articles/2`,
    prepare: async (page) => {
      await openDetails(page);
      await page.getByRole('button', { name: 'Preview and revert' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'item-changes',
    path: `/${project}/collections/orders/3`,
    prepare: async (page) => {
      await page.locator('[data-field="note"] textarea').fill('Leave it with the harbour master.');
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Review changes' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'item-new', path: `/${project}/collections/articles/+` },
  { name: 'item-every-interface', path: `/${project}/collections/form_lab/1` },
  { name: 'not-found', path: `/${project}/collections/no_such_collection` },
  // The last: what it provokes stays on the page.
  {
    name: 'notifications',
    path: `/${project}/collections/authors`,
    prepare: async (page) => {
      await page.route('**/users/me', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, json: { error: { code: 9, message: 'The disk is **full**.' } } })
          : route.fallback(),
      );
      await page.getByRole('button', { name: /account$/ }).click();
      await page.getByRole('menuitem', { name: 'Theme: light' }).click();
      await page.getByText('The theme couldn’t be saved').first().waitFor();
      await page
        .getByRole('button', { name: /^(View|Layout|Notifications)/ })
        .last()
        .click();
    },
  },
];

/** What a session goes through; each in a browser of its own. */
export const alone: readonly Screen[] = [
  ...permissionEdits(project),
  ...draftScreens(project),
  ...dialogScreens(project),
  roleNavigation,
  ...relationScreens,
  {
    name: 'batch',
    path: `/${project}/collections/form_lab/1,2,3`,
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Change Tags in all items' }).check();
      await page.locator('[data-field="tags"]').getByRole('textbox').fill('calm,');
      await page.locator('[data-field="tags"]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'batch-question',
    path: `/${project}/collections/customers/1,2,3`,
    prepare: async (page) => {
      for (const field of ['City', 'Time Zone']) {
        await page.getByRole('switch', { name: `Change ${field} in all items` }).check();
      }
      await page.locator('[data-field="city"] input:not([type="checkbox"])').fill('Saltby');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'work-refused',
    path: `/${project}/collections/customers/1,2,3`,
    prepare: async (page) => {
      await page.route('**/items/customers?*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 403, json: { error: { code: 302, message: 'The books are closed.' } } })
          : route.fallback(),
      );
      await page.getByRole('switch', { name: 'Change City in all items' }).check();
      await page.locator('[data-field="city"] input:not([type="checkbox"])').fill('Saltby');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Change 3 items' }).click();
      await page.getByRole('button', { name: 'Download list' }).waitFor();
      await page.unroute('**/items/customers?*');
    },
  },
  {
    name: 'session-ended',
    path: `/${project}/collections/articles/8`,
    prepare: async (page) => {
      // A sign-in of a moment ago would be repeated without a word.
      await page.reload();
      await page.locator('[data-field="subtitle"] input').fill('Typed before the session ended');
      await loseSession(page);
      await page.keyboard.press('Control+s');
      await page.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor();
    },
  },
  {
    name: 'session-other',
    path: `/${project}/collections/articles/8`,
    prepare: async (page) => {
      await page.locator('[data-field="subtitle"] input').fill('Typed before somebody else signed in');
      const other = await page.context().newPage();
      await other.goto('#/login');
      await other.getByRole('button', { name: 'Sign out' }).click();
      await signIn(other, account('editor', project));
      await other.close();
      await page.keyboard.press('Control+s');
      await page.getByRole('alertdialog', { name: 'Somebody else has signed in' }).waitFor();
    },
  },
  {
    name: 'session-idle',
    path: `/${project}/collections/articles`,
    prepare: async (page) => {
      const data = [{ id: 1, key: 'auto_sign_out', value: '30' }];
      await page.route(/tidewater\/settings\b/, (route) => route.fulfill({ json: { data } }));
      await page.clock.install();
      await page.reload();
      await page.getByRole('row').nth(2).waitFor();
      await page.clock.fastForward('29:10');
      await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor();
    },
  },
  {
    name: 'language-failed',
    path: `/${project}/collections`,
    prepare: async (page) => {
      await page.route(/\/users\/me\b/, async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: object };
        await route.fulfill({ response: answer, json: { data: { ...data, locale: 'en-XA' } } });
      });
      await page.route(/en-XA-[^/]*\.json/, (route) => route.abort());
      await page.reload();
      await page.getByText('The texts in your language').first().waitFor();
    },
  },
  { name: 'settings', path: `/${project}/settings` },
  { name: 'settings-global', path: `/${project}/settings/global` },
  { name: 'settings-bookmarks', path: `/${project}/settings/bookmarks` },
  ...schemaScreens(project),
  ...fieldSetupScreens(project),
  { name: 'settings-interfaces', path: `/${project}/settings/interfaces` },
  {
    name: 'settings-interface',
    path: `/${project}/settings/interfaces/rating`,
    prepare: async (page) => {
      await page.locator('[data-option]').first().waitFor();
    },
  },
];

/** On narrow screens the side bar opens when asked; on a phone that of an item is a tab. */
async function openDetails(page: Page): Promise<void> {
  await new Wire(page).quiet();
  const tab = page.getByRole('tab', { name: 'Activity' });
  await tab
    .or(page.getByRole('button', { name: 'Activity', exact: true }))
    .first()
    .waitFor();
  if ((await tab.count()) > 0) {
    await tab.click();
    await page.getByRole('tabpanel', { name: 'Activity' }).getByRole('listitem').first().waitFor();
    return;
  }
  const opener = page.getByRole('button', { name: 'Activity', exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.getByRole('complementary', { name: 'Activity' }).getByRole('listitem').first().waitFor();
}

/** On narrow screens the navigation is a drawer. */
async function openNavigation(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  if (await opener.isVisible()) await opener.click();
}
