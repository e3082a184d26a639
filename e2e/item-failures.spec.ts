import { account, expect, openAnew, test, told } from './fixtures.ts';
import { articles, changes, fieldOf, inputOf, keptDrafts, opened, read, saveButton } from './item-page.ts';
import { loseSession } from './sign-in.ts';

test.describe('when saving fails', { tag: '@faults' }, () => {
  test('edits stay, the error stands at its field, trying again works [FD16] [ITM-11] [ERR-02]', async ({
    signedIn,
    faults,
  }) => {
    test.slow();
    const page = await signedIn('admin', { path: `${articles}/6` });
    await opened(page);
    const fault = faults(page);
    const target = { method: 'PATCH', path: /items\/articles/ };
    await inputOf(page, 'subtitle').fill('will it be saved?');
    const stays = async () => {
      await expect(inputOf(page, 'subtitle')).toHaveValue('will it be saved?');
      await expect(changes(page)).toHaveText('1 change');
    };

    await fault.answer(target, 500, { error: { code: 9, message: 'Failed generating the SQL query.' } });
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed generating the SQL query.');
    await stays();

    await fault.clear();
    const refusal = 'subtitle: This value is too bold. title: This value should not be blank.';
    await fault.answer(target, 422, { error: { code: 4, message: refusal } });
    await saveButton(page).click();
    await expect(fieldOf(page, 'subtitle')).toContainText('This value is too bold.');
    await expect(fieldOf(page, 'title')).toContainText('This value should not be blank.');
    await expect(inputOf(page, 'title')).toBeFocused();
    await expect(inputOf(page, 'title')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('alert').getByRole('button', { name: 'Subtitle' }).click();
    await expect(inputOf(page, 'subtitle')).toBeFocused();
    await stays();

    await fault.clear();
    await fault.drop(target);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText('couldn’t be reached');
    await stays();

    await fault.clear();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/collections\/articles(\?|$)/);
    expect((await read(page, '/tidewater/items/articles/6'))['subtitle']).toBe('will it be saved?');
  });

  // What stands between here and the API may say 200 to what it has never handed on.
  for (const answer of ['', { ok: true }, { data: null }, { data: [] }, { data: 'x' }, { data: { id: 3 } }]) {
    test(`${JSON.stringify(answer)} does not count as saved [ERR-02]`, async ({ signedIn, faults }) => {
      const page = await signedIn('admin', { path: `${articles}/7` });
      await opened(page);
      await inputOf(page, 'subtitle').fill('nobody has it');
      await faults(page).answer({ method: 'PATCH', path: /items\/articles/ }, 200, answer);
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toContainText('Not saved');
      await expect(inputOf(page, 'subtitle')).toHaveValue('nobody has it');
      await expect(changes(page)).toHaveText('1 change');
      await expect.poll(() => keptDrafts(page)).toContain('nobody has it');
    });
  }

  test('an empty answer counts for no write: neither a new item nor a comment [ERR-02]', async ({
    signedIn,
    faults,
  }) => {
    test.slow();
    const page = await signedIn('admin', { path: '/tidewater/collections/tags/+' });
    await opened(page);
    const fault = faults(page);
    for (const method of ['POST', 'PATCH', 'DELETE'])
      await fault.answer({ method, path: /\/(items|activity|settings)(\/|$)/ }, 200);
    const said = page.getByRole('alert').filter({ hasText: 'has no data' });
    await inputOf(page, 'name').fill('Nobody at all');
    await page.keyboard.press('Control+s');
    await expect(said).toBeVisible();
    await expect(inputOf(page, 'name')).toHaveValue('Nobody at all');
    await page.goto(`#${articles}/8`);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await opened(page);
    const box = page.getByRole('textbox', { name: 'Comment' });
    await box.fill('lost on the way');
    await box.press('Control+Enter');
    await expect(said.first()).toBeVisible();
    await expect(box).toHaveValue('lost on the way');
  });

  test('a save that is led elsewhere and comes back as a list does not count as saved [ERR-02]', async ({
    signedIn,
    faults,
    server,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/tags/+' });
    await opened(page);
    await inputOf(page, 'name').fill('Led elsewhere');
    await faults(page).redirect(
      { method: 'POST', path: /items\/tags/ },
      `${server.baseURL}/tidewater/items/tags`,
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('Not saved');
    await expect(inputOf(page, 'name')).toHaveValue('Led elsewhere');
    await expect(page).toHaveURL(/tags\/\+/);
  });

  test('a save whose answer is lost makes nothing twice [ERR-02]', async ({ signedIn, faults, server }) => {
    test.slow();
    const page = await signedIn('admin', { path: '/tidewater/collections/authors/+' });
    await opened(page);
    const named = async () => {
      const answer = await page.request.get(
        `${server.baseURL}/tidewater/items/authors?filter[last_name][eq]=Answer-Lost&fields=id`,
      );
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    const fault = faults(page);
    await fault.garble({ method: 'POST', path: /items\/authors/ });
    await inputOf(page, 'first_name').fill('Maud');
    await inputOf(page, 'last_name').fill('Answer-Lost');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('Your changes may have been saved anyway.');
    expect(await named()).toBe(1);
    await fault.clear();
    await inputOf(page, 'city').fill('Typed since');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    const question = page.getByRole('alertdialog', { name: 'Save again?' });
    await question.getByRole('button', { name: 'Open that item' }).click();
    await expect(page).toHaveURL(/collections\/authors\/\d+/);
    await expect(inputOf(page, 'last_name')).toHaveValue('Answer-Lost');
    await expect(inputOf(page, 'city')).toHaveValue('Typed since');
    await expect(changes(page)).toHaveText('1 change');
    await page.keyboard.press('Control+s');
    await expect(changes(page)).toHaveCount(0);
    expect(await named()).toBe(1);
  });

  test('a malformed answer does not count as saved [ERR-02]', async ({ signedIn, faults }) => {
    const page = await signedIn('admin', { path: `${articles}/7` });
    await opened(page);
    const fault = faults(page);
    await fault.garble({ method: 'PATCH', path: /items\/articles/ });
    await inputOf(page, 'subtitle').fill('half an answer');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('couldn’t be read');
    await expect(changes(page)).toHaveText('1 change');
  });

  test('a session that ended costs nothing: sign in again over the form, then save [ERR-02]', async ({
    signedIn,
  }) => {
    const page = await signedIn('editor', { path: `${articles}/8` });
    // A sign-in of a moment ago would be repeated without a word.
    await openAnew(page, page.url());
    await opened(page);
    await inputOf(page, 'subtitle').fill('typed before the session ended');
    await loseSession(page);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await dialog
      .getByLabel(/password/i)
      .first()
      .fill(account('editor', 'tidewater').password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(inputOf(page, 'subtitle')).toHaveValue('typed before the session ended');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    expect((await read(page, '/tidewater/items/articles/8'))['subtitle']).toBe(
      'typed before the session ended',
    );
  });

  test('an item that can’t be read says so and can be asked for again [ITM-01]', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const fault = faults(page);
    await fault.answer({ method: 'GET', path: '/tidewater/items/articles/10' }, 500, {
      error: { code: 9, message: 'The database is on fire' },
    });
    await page.goto(`#${articles}/10`);
    await expect(page.getByRole('alert')).toContainText('The database is on fire');
    await fault.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await opened(page);
  });
});
