import type { Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';
import { moveOut, offer } from './moved-out.ts';

const stations = '/tidewater/collections/stations';
const folder = /\/extensions\/custom\/layouts\/position-chart\//;
const chart = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Stations' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function replaceCode(page: Page, body: string, status = 200) {
  await page.route(folder, (route) =>
    route.request().url().includes('module.js') && status === 200
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
}

test('a layout of the installation: by the role’s view, with its options, and from the choice of layouts', async ({
  signedIn,
}) => {
  const page = await signedIn('editor', { path: stations });
  await expect(chart(page).getByRole('link')).toHaveCount(12);
  await checkA11y(page);
  await chart(page).getByRole('link', { name: 'Marrow Quay, outer mole' }).click();
  await expect(heading(page, 'Marrow Quay, outer mole')).toBeVisible();
  await page.goBack();
  await expect(chart(page).getByRole('link')).toHaveCount(12);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'View' });
  await panel.getByRole('button', { name: /Title/ }).click();
  await page.getByRole('option', { name: 'Kind' }).click();
  await expect(chart(page).getByRole('link', { name: 'tide' }).first()).toBeVisible();
  await panel.getByRole('button', { name: /Layout/ }).click();
  await page.getByRole('option', { name: 'Table' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await panel.getByRole('button', { name: /Layout/ }).click();
  await page.getByRole('option', { name: 'Chart of positions' }).click();
  await expect(chart(page)).toBeVisible();
});

const draws = (body: string) => `
  import { createElement as h, useEffect, useState } from 'react';
  export default { Layout(props) { ${body} } };`;

for (const [name, code, says] of [
  ['is not there', null, /module\.js isn’t on the server/],
  ['has no layout', 'export default () => null', /default export/],
  ['was made for the old app', 'var __DirectusExtension__ = {}', /Vue app/],
  ['can’t be drawn', draws('throw new Error("no")'), /stopped because of an error/],
  [
    'draws itself without end',
    draws('const [n, setN] = useState(0); setN(n + 1); return n'),
    /because of an error/,
  ],
  [
    'writes markup',
    draws('useEffect(() => { document.body.innerHTML = "<b>"; }); return null'),
    /because of an error/,
  ],
  [
    'changes the view by itself',
    draws('useEffect(() => props.onQueryChange({ sort: "-name" })); return null'),
    /without anybody asking/,
  ],
] as const) {
  test(`one whose code ${name}: the table stands in, and the reason is said @faults`, async ({
    signedIn,
    pageErrors,
  }) => {
    const page = await signedIn('editor');
    await replaceCode(page, code ?? '', code === null ? 404 : 200);
    await openAnew(page, `#${stations}?view=position-chart`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
    await page.unroute(folder);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(chart(page).getByRole('link')).toHaveCount(12);
    pageErrors.length = 0;
  });
}

test('one whose code does not come is given up after ten seconds @faults', async ({ signedIn }) => {
  const page = await signedIn('editor');
  let waits = true;
  await page.route(/position-chart\/module\.js/, async (route) => {
    if (!waits) await route.fallback();
  });
  await page.clock.install();
  await openAnew(page, `#${stations}?view=position-chart`);
  await expect(heading(page, 'Stations')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('main').getByText(/within 10 seconds/)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  waits = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(chart(page).getByRole('link')).toHaveCount(12);
});

test('its styles hold in its own element, and what was replaced is run after a reload', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  const versions = {
    module: draws(`return h('p', { className: 'mine' }, 'Version one')`),
    styles: '.mine { color: rgb(1, 2, 3) } } body { color: rgb(9, 9, 9) } h1, nav { display: none }',
  };
  await page.route(folder, (route) => {
    const isSheet = route.request().url().includes('.css');
    return route.fulfill({
      contentType: isSheet ? 'text/css' : 'text/javascript',
      body: isSheet ? versions.styles : versions.module,
      // As servers do that say nothing else: for a while a browser takes it from its cache.
      headers: { 'last-modified': 'Wed, 01 Jan 2020 00:00:00 GMT' },
    });
  });
  await openAnew(page, `#${stations}?view=position-chart`);
  await expect(page.getByText('Version one')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading(page, 'Stations')).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(9, 9, 9)');
  versions.module = draws(`return h('p', { className: 'mine' }, 'Version two')`);
  versions.styles = '.mine { color: rgb(4, 5, 6) }';
  await page.reload();
  await expect(page.getByText('Version two')).toHaveCSS('color', 'rgb(4, 5, 6)');
});

test('the app’s own cards, moved out into an extension unchanged, work as they do in the app', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await offer(page, 'layouts', await moveOut('layouts/cards'), { id: 'cards-moved', name: 'Moved cards' });
  await openAnew(page, '#/tidewater/collections/articles?view=cards-moved');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await expect(grid.getByRole('row').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /articles\/\d+/,
  );
  await grid.getByRole('checkbox').first().click();
  await expect(page.getByText('1 selected')).toBeVisible();
});
