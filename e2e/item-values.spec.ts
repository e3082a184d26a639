import { expect, quietPage, test, told } from './fixtures.ts';
import { articles, changes, fieldOf, inputOf, lab, opened, read, saveButton } from './item-page.ts';

test.describe('values', () => {
  test('a day stays the same day in every zone, and is not sent along [FD56]', async ({ signedIn, wire }) => {
    test.slow();
    for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
      const page = await signedIn('admin', { path: `${lab}/1`, context: { timezoneId } });
      await opened(page);
      await expect(fieldOf(page, 'day')).toContainText(/0?9\D+0?1\D+2021/);
      const calls = wire(page);
      await inputOf(page, 'counted').fill(`seen from ${timezoneId}`);
      await page.keyboard.press('Control+s');
      await expect(told(page, 'Saved')).toBeVisible();
      expect(Object.keys(calls.last({ method: 'PATCH', path: /form_lab/ }).body as object)).toEqual([
        'counted',
      ]);
      await page.close();
    }
  });

  test('a naive date and time is shown as stored, an instant in the user’s zone [FD57]', async ({
    signedIn,
  }) => {
    const page = await signedIn('author', { path: `${articles}/6` });
    await opened(page);
    // Created 2024-01-…: the author's profile is in New York.
    const created = String((await read(page, '/tidewater/items/articles/6?fields=created_on'))['created_on']);
    const hour = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(`${created.replace(' ', 'T').slice(0, 19)}Z`));
    await expect(inputOf(page, 'created_on')).toHaveValue(new RegExp(hour.replaceAll(/\s/g, '\\s')));
  });

  test('keys beyond 2^53 open the right item and keep every digit on the wire [FD58]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: quietPage });
    const calls = wire(page);
    await page.goto('#/tidewater/collections/stations/9007199254740993');
    await opened(page);
    await expect(inputOf(page, 'name')).toHaveValue('Marrow Quay, inner basin');
    await expect(inputOf(page, 'id')).toHaveValue('9007199254740993');
    // In a path 8.1.0 rounds it.
    expect(calls.last({ path: /items\/stations$/ }).query['filter[id][eq]']).toBe('9007199254740993');
    await inputOf(page, 'name').fill('Marrow Quay, inner basin (new gauge)');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    expect(calls.last({ method: 'PATCH', path: /items\/stations$/ }).body).toMatchObject([
      { id: '9007199254740993' },
    ]);
    await page.goto('#/tidewater/collections/stations/9007199254740992');
    await expect(inputOf(page, 'name')).toHaveValue('Marrow Quay, outer mole');
  });

  test('long numbers keep their digits when something else is saved [FD58]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/9` });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'huge').fill('9007199254740995');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    expect(calls.last({ method: 'PATCH' }).request.postData()).toMatch(/^\{"huge":"?9007199254740995"?\}$/);
  });

  test('numbers are typed in the user’s language and never lose a digit [FD59]', async ({
    signedIn,
    server,
    wire,
  }) => {
    test.slow();
    const page = await signedIn('admin', { project: 'verlag' });
    const me = `${server.baseURL}/verlag/users/me`;
    expect((await page.request.patch(me, { data: { locale: 'de-DE' } })).ok()).toBe(true);
    await page.goto('#/verlag/collections/buecher/1');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(inputOf(page, 'preis')).toBeEnabled();
    const calls = wire(page);
    await inputOf(page, 'preis').fill('99,99');
    await page.keyboard.press('Control+s');
    await expect.poll(() => calls.all({ method: 'PATCH', path: /buecher/ }).length).toBe(1);
    expect(calls.last({ method: 'PATCH', path: /buecher/ }).body).toEqual({ preis: 99.99 });
    const english = await signedIn('admin', { path: `${articles}/11` });
    await opened(english);
    const englishCalls = wire(english);
    await inputOf(english, 'price').fill('1,234.5');
    await english.keyboard.press('Control+s');
    await expect(told(english, 'Saved')).toBeVisible();
    expect(englishCalls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({ price: 1234.5 });
  });

  test('emptied fields: null for dates and numbers, empty text for text [FD60]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${lab}/9` });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'whole').fill('');
    await inputOf(page, 'plain').fill('');
    await fieldOf(page, 'day').getByRole('button', { name: /clear/i }).click();
    await fieldOf(page, 'linked')
      .getByRole('button', { name: /remove|clear/i })
      .click();
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    const body = calls.last({ method: 'PATCH', path: /form_lab/ }).body as Record<string, unknown>;
    expect(body).toMatchObject({ whole: null, day: null, linked: null });
    expect(['', null]).toContain(body['plain']);
  });

  test('a link to a row that is gone does not stop the form [FD32]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/4` });
    await opened(page);
    await expect(fieldOf(page, 'linked_many')).toContainText(/99999 doesn’t exist/);
    const calls = wire(page);
    await inputOf(page, 'name').fill('Odd stored values, still');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    expect(Object.keys(calls.last({ method: 'PATCH', path: /form_lab/ }).body as object)).toEqual(['name']);
  });

  test('keys with every sign open, save and come back [ITM-01] [NAV-15]', async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('admin');
    const list = await page.request.get(
      new URL('/tidewater/items/products?fields=sku,name&limit=-1', page.url()).href,
    );
    const { data } = (await list.json()) as { data: { sku: string; name: string }[] };
    const odd = data.filter(({ sku }) => /[^A-Z-]/.test(sku));
    expect(odd.length).toBeGreaterThan(8);
    for (const { sku } of odd) {
      const param = encodeURIComponent(encodeURIComponent(sku)).replaceAll('%2B', '+');
      await page.goto(`#/tidewater/collections/products/${sku === '+' ? '%252B' : param}`);
      await expect(inputOf(page, 'sku'), sku).toHaveValue(sku);
      await inputOf(page, 'stock').fill('7777');
      // Before and after the save there is nothing to see: the answer tells them apart.
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.url().includes('/items/products'),
      );
      await page.keyboard.press('Control+s');
      await saved;
      await expect(changes(page), sku).toHaveCount(0);
      await expect(saveButton(page), sku).toBeDisabled();
    }
    const after = await page.request.get(
      new URL('/tidewater/items/products?fields=sku,stock&limit=-1', page.url()).href,
    );
    const stocks = ((await after.json()) as { data: { sku: string; stock: number }[] }).data;
    expect(
      stocks
        .filter(({ stock }) => stock === 7777)
        .map(({ sku }) => sku)
        .toSorted(),
    ).toEqual(odd.map(({ sku }) => sku).toSorted());
  });
});
