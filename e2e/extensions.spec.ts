import type { Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });
const path = (id: string) => `/tidewater/ext/${id}`;

/** Modules as an installation could have them, by id: the code, or how its file is answered. */
type Files = Record<string, string | { status?: number; type?: string; body?: string }>;

/** Lets the installation offer other modules from the next load of the page on. */
async function install(page: Page, files: Files, listed: object[] = []): Promise<void> {
  const list = Object.keys(files).map((id) => ({
    id,
    name: `The ${id} one`,
    version: '2.0',
    path: `extensions/custom/modules/${id}/meta.json`,
  }));
  await page.route(/\/modules$/, (route) => route.fulfill({ json: { data: [...list, ...listed] } }));
  await page.route(/\/extensions\/custom\/modules\//, (route) => {
    const [, id = '', name] = /modules\/([^/]+)\/(.+?)(?:\?.*)?$/.exec(route.request().url()) ?? [];
    const file = name === 'module.js' ? files[id] : undefined;
    if (file === undefined)
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
    const {
      status = 200,
      type = 'text/javascript',
      body = '',
    } = typeof file === 'string' ? { body: file } : file;
    return route.fulfill({ status, contentType: type, body });
  });
}

test('the example module: its own data, texts and styles in the frame of the app [SHL-03] [SHL-15]', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  const link = modules(page).getByRole('link', { name: 'Desk report' });
  await link.click();
  await expect(page).toHaveURL(/#\/tidewater\/ext\/desk-report$/);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(heading(page, 'Desk report')).toBeFocused();
  await expect(page).toHaveTitle('Desk report');
  const rows = page.getByRole('row');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ articles$/);
  await expect(rows.filter({ hasText: 'Published' })).toHaveText(/\d/);
  const sum = (await rows.getByRole('cell').allInnerTexts()).reduce(
    (all, text) => all + Number.parseInt(text, 10),
    0,
  );
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${sum} articles`);
  // Its style sheet holds while it is shown, and no longer.
  await expect(page.locator('.desk-report')).toHaveCSS('display', 'grid');
  await expect(page.locator('link[href*="desk-report/module.css?v="]')).toHaveCount(1);
  await checkA11y(page);

  await page.getByRole('button', { name: 'Open the articles' }).click();
  await expect(heading(page, 'Articles')).toBeVisible();
  await expect(page.locator('link[href*="desk-report/module.css?v="]')).toHaveCount(0);
});

test('on a phone and by a reload [SHL-15] [NAV-01]', async ({ signedIn }) => {
  const page = await signedIn('admin', {
    path: path('desk-report'),
    context: { viewport: { width: 390, height: 844 } },
  });
  await openAnew(page, page.url());
  await expect(page.getByRole('rowheader', { name: 'Published' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkA11y(page);
});

test('hooks and contexts are those of the app: there is one React [SHL-15] @faults', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await install(page, {
    one: `
      import React, { createElement as h, useState, use, createContext } from 'react';
      import { jsx } from 'react/jsx-runtime';
      import { createPortal } from 'react-dom';
      import { createRoot } from 'react-dom/client';
      import { useQueryClient, useQuery } from '@tanstack/react-query';
      import { useTranslation } from 'react-i18next';
      import * as lectern from 'lectern';
      export default React.memo(function One({ project, id }) {
        const [count, setCount] = useState(0);
        const { t } = useTranslation();
        const user = lectern.useCurrentUser();
        const known = useQueryClient().getQueryData([project, 'users', 'me']) !== undefined;
        const me = useQuery({ queryKey: [project, 'one'], queryFn: async () =>
          (await lectern.call(project, 'users/me', { params: { fields: 'email' } })).data.email });
        const ask = async () => {
          const isSure = await lectern.confirm({ title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' });
          lectern.notify({ tone: 'good', title: isSure ? 'Confirmed' : 'Refused' });
        };
        return h(lectern.Page, { title: 'One', heading: 'One' },
          h('p', null, [project, id, lectern.useProject(), lectern.contract, user.isAdmin, known, t('cancel'), me.data].join(' ')),
          jsx('button', { onClick: () => setCount(count + 1), children: 'Count ' + count }),
          jsx('button', { onClick: ask, children: 'Ask' }),
          createPortal(h('p', null, 'From a portal ' + typeof createRoot), document.body));
      });`,
  });
  await openAnew(page, `#${path('one')}`);
  await expect(page.getByText(/^tidewater one tidewater 2 true true Cancel \S+@\S+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await expect(page.getByText('From a portal function')).toBeAttached();
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Confirmed');
  // Everything that is promised is really handed on.
  const undefinedOnes = await page.evaluate(async () => {
    const names = Object.keys(
      (JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '') as { imports: object })
        .imports,
    );
    const missing: string[] = [];
    for (const name of names) {
      const module = (await import(name)) as Record<string, unknown>;
      for (const [key, value] of Object.entries(module))
        if (value === undefined) missing.push(`${name} ${key}`);
    }
    const shared = (globalThis as Record<symbol, Record<string, object> | undefined>)[
      Symbol.for('lectern.shared')
    ];
    const handed = Object.keys((await import(names.at(-1) ?? '')) as object);
    for (const key of Object.keys(shared?.['lectern'] ?? {})) if (!handed.includes(key)) missing.push(key);
    return missing;
  });
  expect(undefinedOnes).toEqual([]);
});

test('an id that nobody offers, and entries that lead elsewhere, are not found [SHL-15] @faults', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: path('nothing') });
  await expect(heading(page, 'Page not found')).toBeVisible();
  await install(page, { fine: 'export default () => "Fine"' }, [
    { id: 'climbs', name: 'Climbs', path: '../../secret/meta.json' },
    { id: 'away', name: 'Away', path: 'https://evil.example/meta.json' },
    { id: 'script', name: 'Script', path: 'javascript:alert(1)//meta.json' },
    { id: 'a/b', name: 'Slash', path: 'extensions/custom/modules/a/meta.json' },
  ]);
  await page.reload();
  await expect(modules(page).getByRole('link', { name: 'The fine one' })).toBeVisible();
  for (const name of ['Climbs', 'Away', 'Script', 'Slash'])
    await expect(modules(page).getByRole('link', { name })).toHaveCount(0);
  for (const id of ['climbs', 'away', 'script', 'a%2Fb']) {
    await page.goto(`#${path(id)}`);
    await expect(heading(page, 'Page not found')).toBeVisible();
  }
});

test('each broken one says what is wrong with it, and the rest works [SHL-15] @faults', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  const files: Files = {
    fine: 'export default () => "All is well"',
    syntax: 'export default function (',
    throws: 'throw new Error("no luck today"); export default () => null',
    empty: 'export const nothing = 1',
    object: 'export default { template: "<div/>" }',
    vue: 'var __DirectusExtension__ = { template: "<div/>" }',
    html: { type: 'text/html', body: '<!doctype html>' },
    gone: { status: 404, type: 'text/plain' },
    sick: { status: 502, type: 'text/html' },
    imports: 'import "./not-there.js"; export default () => null',
    unknown: 'import "vue"; export default () => null',
  };
  await install(page, files);
  await page.reload();
  const expected: [string, RegExp][] = [
    ['syntax', /code has a syntax error.*SyntaxError/s],
    ['throws', /failed while loading.*Error: no luck today/s],
    ['empty', /no component as its default export/],
    ['object', /no component as its default export/],
    ['vue', /made for the Vue app of Directus 8/],
    ['html', /module\.js as JavaScript/],
    ['gone', /module\.js isn’t on the server/],
    ['sick', /couldn’t be loaded from the server/],
    ['imports', /failed while loading/],
    ['unknown', /failed while loading.*["“]vue["”]/s],
  ];
  for (const [id, words] of expected) {
    await modules(page)
      .getByRole('link', { name: `The ${id} one` })
      .click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(`“The ${id} one” can’t be shown`);
    await alert.getByText('Details', { exact: true }).click();
    await expect(alert).toContainText(words);
    await expect(alert).toContainText(`${id} 2.0`);
  }
  await checkA11y(page);
  await modules(page).getByRole('link', { name: 'The fine one' }).click();
  await expect(page.getByText('All is well')).toBeVisible();

  // Mended on the server: trying again is enough.
  files['gone'] = 'export default () => "Back again"';
  await modules(page).getByRole('link', { name: 'The gone one' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Back again')).toBeVisible();
});

test('one that breaks down while it is shown: its own error, and a fresh start [SHL-15] @faults', async ({
  signedIn,
  pageErrors,
}) => {
  const page = await signedIn('admin');
  await install(page, {
    draws: `
      import { createElement as h, useState } from 'react';
      export default function Draws() {
        const [isBroken, setBroken] = useState(false);
        if (isBroken) throw new Error('cannot draw');
        return h('button', { onClick: () => setBroken(true) }, 'Break');
      }`,
    clicks: `
      import { createElement as h } from 'react';
      export default () => [
        h('button', { key: 1, onClick: () => { throw new Error('clicked wrongly'); } }, 'Throw'),
        h('button', { key: 2, onClick: () => { void (async () => { throw new Error('promised wrongly'); })(); } }, 'Reject'),
      ];`,
  });
  await openAnew(page, `#${path('draws')}`);
  await page.getByRole('button', { name: 'Break' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('It stopped because of an error.');
  await alert.getByText('Details', { exact: true }).click();
  await expect(alert).toContainText('cannot draw');
  await expect(modules(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();

  await modules(page).getByRole('link', { name: 'The clicks one' }).click();
  for (const [button, words] of [
    ['Throw', 'clicked wrongly'],
    ['Reject', 'promised wrongly'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Something went wrong in “The clicks one”');
    await notice.getByText('Details', { exact: true }).click();
    await expect(notice).toContainText(words);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  }
  expect(pageErrors.filter((error) => !error.includes('wrongly'))).toEqual([]);
  pageErrors.length = 0;
});

test('one whose code does not come is given up after ten seconds [SHL-15] @faults', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await install(page, { fine: 'export default () => "Here at last"' });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waits = true;
  await page.route(/fine\/module\.js/, async (route) => {
    if (waits) await gate;
    await route.fallback();
  });
  await page.reload();
  await page.clock.install();
  await modules(page).getByRole('link', { name: 'The fine one' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading “The fine one”…' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('didn’t arrive within 10 seconds');
  waits = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Here at last')).toBeVisible();
  release();
});
