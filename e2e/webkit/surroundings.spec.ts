import { expect, test } from './fixtures.ts';
import { formReady, input, rows, save } from './steps.ts';

const articles = '/tidewater/collections/articles';

test.describe('right to left', () => {
  test('the frame is mirrored, a row opens, and its form is saved', async ({ app, signIn, api }) => {
    const me = await api.read<{ id: number }>('users/me?fields=id');
    await api.update(`users/${me.id}`, { locale: 'ar-XB' });
    try {
      await signIn('admin', `${articles}?columns=title,subtitle&sort=id`);
      await expect(rows(app).first()).toBeVisible();
      await expect.poll(() => app.run('return document.documentElement.dir')).toBe('rtl');
      const [bar, main] = [await app.css('nav').first().box(), await app.byRole('main').box()];
      expect(bar.x).toBeGreaterThan(main.x);
      const key = await rows(app)
        .nth(1)
        .read((row) => row.getAttribute('data-key'));
      await rows(app).nth(1).click();
      await expect.poll(() => app.url()).toMatch(new RegExp(`articles/${key}$`));
      await expect(app.field('subtitle')).toBeVisible();
      await input(app, 'subtitle').fill('من اليمين');
      await app.press('Control+s');
      await expect.poll(async () => (await api.read(`items/articles/${key}`))['subtitle']).toBe('من اليمين');
      const overflow = await app.run('return document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
    } finally {
      await api.update(`users/${me.id}`, { locale: null });
    }
  });
});

test.describe('as narrow as the window gets', () => {
  test.use({ size: { width: 447, height: 800 } });

  test('the navigation is a drawer, and an item is edited; nothing scrolls aside', async ({
    app,
    signIn,
    api,
  }) => {
    await signIn('admin', '/tidewater/collections/tags');
    await expect(rows(app).first()).toBeVisible();
    await app
      .byRole('button', { name: /navigation/i })
      .first()
      .click();
    await app.byRole('link', { name: 'Authors' }).click();
    await expect(app.byRole('heading', { name: 'Authors' })).toBeVisible();
    await rows(app).first().click();
    await formReady(app);
    await input(app, 'city').fill('Far Saltby');
    await save(app);
    const key = /authors\/(\d+)/.exec(await app.url())?.[1];
    expect((await api.read(`items/authors/${key}`))['city']).toBe('Far Saltby');
    const overflow = await app.run('return document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
