import type { Locator, Page } from '@playwright/test';
import { account, checkA11y, expect, test, told } from './fixtures.ts';
import { articles, changes, inputOf, keptDrafts, lab } from './item-page.ts';
import { signIn } from './sign-in.ts';
import { Wire } from './wire.ts';

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Unsaved changes' });
const offer = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Unsaved changes from' });

async function edit(page: Page, path: string, text: string): Promise<void> {
  await page.goto(`#${path}`);
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
  await inputOf(page, 'subtitle').fill(text);
  await expect(changes(page)).toHaveText('1 change');
}

/** Until there is a draft, with that text in it if one is given. */
async function untilKept(page: Page, text = ''): Promise<void> {
  await expect.poll(() => keptDrafts(page)).toMatch(new RegExp(`^\\[[^\\]].*${text}`, 's'));
}

test.describe('leaving with unsaved changes', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a link of the sidebar': (page) => page.getByRole('link', { name: 'Authors' }).first().click(),
    'a bookmark': (page) => page.getByRole('link', { name: 'Ferries & fog' }).click(),
    breadcrumbs: (page) =>
      page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Articles' }).click(),
    // What the browser does on Back and Forward; Playwright's own would wait for a navigation that is held up.
    Back: (page) => page.evaluate(() => window.history.back()),
    Forward: (page) => page.evaluate(() => window.history.forward()),
    'a typed address': (page) =>
      page.evaluate(() => {
        window.location.hash = '#/tidewater/collections/tags';
      }),
  };

  for (const [way, leave] of Object.entries(ways)) {
    test(`${way}: stay keeps edits and address, leave goes where asked [FD04] [ITM-08]`, async ({
      signedIn,
    }) => {
      const page = await signedIn('admin', { path: '/tidewater/collections' });
      await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
      await page.goto(`#${articles}/2`);
      await expect(page.getByRole('form')).toBeVisible();
      if (way === 'Forward') {
        await page.goto('#/tidewater/collections/authors');
        await expect(page).toHaveURL(/authors/);
        await page.goBack();
        await expect(page.getByRole('form')).toBeVisible();
      }
      await inputOf(page, 'subtitle').fill('not yet');
      const { length, url } = await page.evaluate(() => ({ length: history.length, url: location.href }));

      await leave(page);
      await expect(question(page)).toContainText('1 change');
      await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(inputOf(page, 'subtitle')).toHaveValue('not yet');
      await expect(page).toHaveURL(url);
      if (way !== 'a typed address') expect(await page.evaluate(() => history.length)).toBe(length);

      await leave(page);
      await question(page).getByRole('button', { name: 'Discard changes' }).click();
      await expect(page).not.toHaveURL(/articles\/2$/);
      await expect(page.getByRole('form', { name: 'Fields' })).toHaveCount(0);
      // What was given up is not offered again.
      await page.goto(`#${articles}/2`);
      await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
      await expect(inputOf(page, 'subtitle')).not.toHaveValue('not yet');
      await expect(offer(page)).toHaveCount(0);
    });
  }

  test('Back twice while the question is open still stays [FD04]', async ({ signedIn }) => {
    const page = await signedIn('editor', { path: '/tidewater/collections' });
    await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
    // As Enter in the address bar: the entry loses what the router keeps in it.
    await page.evaluate(() => location.assign(location.href));
    await page.goto('#/tidewater/collections/authors');
    await expect(page).toHaveURL(/authors/);
    await edit(page, `${articles}/3`, 'twice');
    await page.evaluate(() => window.history.back());
    await expect(question(page)).toBeVisible();
    await page.evaluate(() => window.history.back());
    // The history puts the address right by itself.
    await expect(page).toHaveURL(/articles\/3$/);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/articles\/3$/);
    await expect(inputOf(page, 'subtitle')).toHaveValue('twice');
  });

  test('signing out asks in other words [FD04] [SIN-12] [ITM-08]', async ({ signedIn }) => {
    const page = await signedIn('editor');
    await edit(page, `${articles}/2`, 'not yet');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('unsaved changes');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(inputOf(page, 'subtitle')).toHaveValue('not yet');
  });

  test('closing the tab and reloading ask the browser’s question [FD04] [ITM-08]', async ({ signedIn }) => {
    const page = await signedIn('editor');
    await edit(page, `${articles}/2`, 'not yet');
    // Browsers ask nobody who has done nothing on the page.
    await inputOf(page, 'subtitle').click();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(inputOf(page, 'subtitle')).toHaveValue('not yet');
  });

  test('nothing is asked when nothing changed, and never by a save [FD04]', async ({ signedIn }) => {
    const page = await signedIn('editor', { path: `${articles}/2` });
    await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
    await page.getByRole('link', { name: 'Authors' }).first().click();
    await expect(page.getByRole('heading', { name: 'Authors', level: 1 })).toBeVisible();
    await edit(page, `${articles}/4`, 'to be saved');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/articles(\?|$)/);
    await expect(question(page)).toHaveCount(0);
  });

  test('the question has no axe findings', async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('editor');
    await edit(page, `${articles}/2`, 'not yet');
    await page.getByRole('link', { name: 'Authors' }).first().click();
    await expect(question(page)).toBeVisible();
    await checkA11y(page);
  });
});

test.describe('drafts', () => {
  test('a tab that dies costs nothing: edits are offered back, restored and saved [ERR-02] @engines', async ({
    signedIn,
  }) => {
    test.slow();
    const page = await signedIn('editor');
    await edit(page, `${articles}/2`, 'kept through a crash');
    await untilKept(page);
    const again = await page.context().newPage();
    // No beforeunload, no unload: as when the tab crashes.
    await page.close({ runBeforeUnload: false });
    await again.goto(`#${articles}/2`);
    await expect(offer(again)).toContainText('Subtitle');
    await expect(inputOf(again, 'subtitle')).not.toHaveValue('kept through a crash');
    await checkA11y(again);
    await offer(again).getByRole('button', { name: 'Restore' }).click();
    await expect(inputOf(again, 'subtitle')).toHaveValue('kept through a crash');
    await expect(changes(again)).toHaveText('1 change');
    await again.keyboard.press('Control+s');
    await expect(told(again, 'Saved')).toBeVisible();
    await again.reload();
    await expect(inputOf(again, 'subtitle')).toHaveValue('kept through a crash');
    await expect(offer(again)).toHaveCount(0);
  });

  test('a reload right after the last key loses nothing, nor does a save while the draft is undecided, nor another tab [ERR-02] [ITM-08]', async ({
    signedIn,
  }) => {
    test.slow();
    const page = await signedIn('editor');
    page.on('dialog', (dialog) => void dialog.accept());
    await edit(page, `${articles}/7`, 'at the last moment');
    await page.reload();
    await expect(offer(page)).toContainText('Subtitle');
    await inputOf(page, 'summary').fill('saved in between');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    await expect(offer(page)).toContainText('Subtitle');

    // Another tab with edits of its own writes over nothing, and takes nothing away when it saves.
    const second = await page.context().newPage();
    await second.goto(`#${articles}/7`);
    await expect(offer(second)).toContainText('Subtitle');
    await inputOf(second, 'summary').fill('by another tab');
    await untilKept(second, 'by another tab');
    await second.keyboard.press('Control+s');
    await expect(told(second, 'Saved')).toBeVisible();
    await page.reload();
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(inputOf(page, 'subtitle')).toHaveValue('at the last moment');
    await expect(inputOf(page, 'summary')).toHaveValue('by another tab');
    await page.keyboard.press('Control+s');
    await expect.poll(() => keptDrafts(page)).toBe('[]');
  });

  test('a draft can be thrown away, and what is typed meanwhile is newer', async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('editor');
    await edit(page, `${articles}/3`, 'older');
    await inputOf(page, 'summary').fill('older too');
    // The first edit is kept before the second is: what counts is the last one.
    await untilKept(page, 'older too');
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(`#${articles}/3`);
    await expect(offer(again)).toContainText('2 changes');
    await inputOf(again, 'summary').fill('newer');
    await offer(again).getByRole('button', { name: 'Restore' }).click();
    await expect(inputOf(again, 'subtitle')).toHaveValue('older');
    await expect(inputOf(again, 'summary')).toHaveValue('newer');

    await untilKept(again, 'newer');
    const third = await again.context().newPage();
    await again.close({ runBeforeUnload: false });
    await third.goto(`#${articles}/3`);
    await offer(third).getByRole('button', { name: 'Discard' }).click();
    await expect(offer(third)).toHaveCount(0);
    await expect.poll(() => keptDrafts(third)).not.toContain('newer');
    await third.reload();
    await expect(third.getByRole('form', { name: 'Fields' })).toBeVisible();
    await expect(offer(third)).toHaveCount(0);
  });

  test('signing out asks once, and the draft waits for the same user [SIN-12]', async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('author', { path: `${articles}/12` });
    await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
    await inputOf(page, 'subtitle').fill('before signing out');
    await untilKept(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/login/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await signIn(page, account('author', 'tidewater'));
    await page.goto(`#${articles}/12`);
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(inputOf(page, 'subtitle')).toHaveValue('before signing out');
  });

  test('a draft of a new item is offered for the next new item', async ({ signedIn }) => {
    const page = await signedIn('editor', { path: '/tidewater/collections/authors/+' });
    await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
    await inputOf(page, 'first_name').fill('Ada');
    await untilKept(page);
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto('#/tidewater/collections/authors/+');
    await offer(again).getByRole('button', { name: 'Restore' }).click();
    await expect(inputOf(again, 'first_name')).toHaveValue('Ada');
  });

  test('a secret is not written to the disk of this machine, what is typed beside it is', async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { path: `${lab}/1` });
    await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
    await inputOf(page, 'secret').fill('open sesame');
    await inputOf(page, 'phrase').fill('hocus pocus');
    await inputOf(page, 'plain').fill('no secret');
    await untilKept(page, 'no secret');
    expect(await keptDrafts(page)).not.toMatch(/sesame|hocus/);
  });

  test('says what was saved by others since', async ({ signedIn }) => {
    const page = await signedIn('editor');
    await edit(page, `${articles}/5`, 'mine');
    await untilKept(page);
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    const url = new URL(
      '/tidewater/items/articles/5',
      again.url() === 'about:blank' ? page.url() : again.url(),
    );
    expect((await again.request.patch(url.href, { data: { subtitle: 'theirs' } })).ok()).toBe(true);
    await again.goto(`#${articles}/5`);
    await expect(offer(again)).toContainText('has been saved since then');
  });

  test('another user is not offered it', async ({ signedIn }) => {
    const page = await signedIn('editor');
    await edit(page, `${articles}/6`, 'for my eyes');
    await untilKept(page);
    const { email, password } = account('admin', 'tidewater');
    const origin = new URL(page.url()).origin;
    const other = await page.context().newPage();
    // An answer to the first user's page that was on its way would bring their cookie back.
    await new Wire(page).quiet(500);
    await page.close({ runBeforeUnload: false });
    await other.request.post(`${origin}/tidewater/auth/authenticate`, {
      data: { email, password, mode: 'cookie' },
    });
    await other.goto(`#${articles}/6`);
    await expect(other.getByRole('form', { name: 'Fields' })).toBeVisible();
    await expect(inputOf(other, 'subtitle')).not.toHaveValue('for my eyes');
    // Once their own edit is kept, what else is kept has been looked at.
    await inputOf(other, 'summary').fill('of my own');
    await untilKept(other, 'of my own');
    await expect(offer(other)).toHaveCount(0);
  });
});
