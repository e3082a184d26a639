import { mkdir } from 'node:fs/promises';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { account } from './accounts.ts';
import { chromiumLaunch } from './chromium.ts';
import { EmbeddedServer } from './embedded-server.ts';
import { takeGuidePictures } from './guide-pictures.ts';
import type { Screen } from './screen.ts';
import { alone, inside, open } from './screens.ts';
import { runSql } from './sql.ts';
import { signIn } from './sign-in.ts';
import { Wire } from './wire.ts';

const project = 'tidewater';
const folder = new URL('../.cache/screens/', import.meta.url);
const readmePicture = new URL('../docs/screenshot.png', import.meta.url);

const sizes = {
  wide: { width: 1400, height: 900 },
  middle: { width: 1024, height: 768 },
  narrow: { width: 390, height: 844 },
};

/** The project's colour: its own, or one that is far from it. */
const passes = [
  { size: 'wide', colorScheme: 'light' },
  { size: 'wide', colorScheme: 'dark' },
  { size: 'middle', colorScheme: 'light' },
  { size: 'narrow', colorScheme: 'light' },
  { size: 'narrow', colorScheme: 'dark' },
  { size: 'wide', colorScheme: 'light', color: '#e91e63' },
  { size: 'narrow', colorScheme: 'dark', color: '#e91e63' },
] as const;

const suffixOf = (pass: (typeof passes)[number]) =>
  [pass.size, pass.colorScheme, ...('color' in pass ? ['colored'] : [])].join('-');

/** Names of screens and of passes (`narrow-dark`); without any of a kind, all of it. */
const named = process.argv.slice(2);
const wantedPasses = passes.filter((pass) => named.includes(suffixOf(pass)));
const wanted = named.filter((name) => !passes.some((pass) => suffixOf(pass) === name));
const server = await EmbeddedServer.create();
const browser = await chromium.launch(chromiumLaunch);
let missed = 0;

async function shoot(page: Page, { name, path, prepare }: Screen, suffix: string): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  try {
    const wire = new Wire(page);
    await page.goto(`#${path}`);
    await wire.quiet();
    await prepare?.(page);
    await wire.quiet();
    // Some screens show one for good: that of what never comes.
    await expect(page.locator('[data-skeleton]'))
      .toHaveCount(0, { timeout: 2000 })
      .catch(() => undefined);
    await page.screenshot({ path: new URL(`${name}-${suffix}.png`, folder).pathname });
  } catch (error) {
    missed += 1;
    await page.screenshot({ path: new URL(`${name}-${suffix}-failed.png`, folder).pathname });
    console.error(
      `${name}-${suffix}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  } finally {
    // What was done for a picture, edits and what was told, is not to be in the next one.
    if (prepare) await page.goto('about:blank').catch(() => undefined);
  }
}

try {
  await mkdir(folder, { recursive: true });
  if (wanted.length > 0 || wantedPasses.length === 0)
    missed += await takeGuidePictures(browser, server, wanted);
  const reader = await browser.newContext({ baseURL: `${server.baseURL}/admin/` });
  for (const pass of wantedPasses.length > 0 ? wantedPasses : passes) {
    const { size, colorScheme } = pass;
    const suffix = suffixOf(pass);
    const color = 'color' in pass ? pass.color : null;
    // What the pass before has changed, such as a second factor, would be in the way.
    await server.reset();
    if (color !== null) {
      const set = `update directus_settings set value = '${color}' where key = 'project_color'`;
      await runSql(reader.request, server.baseURL, set);
    }
    const settings: BrowserContextOptions = {
      baseURL: `${server.baseURL}/admin/`,
      viewport: sizes[size],
      colorScheme,
      locale: 'en-US',
      reducedMotion: 'reduce',
    };
    for (const screen of open) {
      const context = await browser.newContext(settings);
      await shoot(await context.newPage(), screen, suffix);
      await context.close();
    }
    const context = await browser.newContext(settings);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, account('admin', project));
    if (suffix === 'wide-light' && (wanted.length === 0 || wanted.includes('readme'))) {
      const wire = new Wire(page);
      await page.goto(`#/${project}/collections/articles`);
      await wire.quiet();
      await page.screenshot({ path: readmePicture.pathname });
    }
    for (const screen of inside) await shoot(page, screen, suffix);
    await context.close();
    for (const screen of alone) {
      if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
      const own = await browser.newContext(settings);
      const first = await own.newPage();
      await signIn(first, account('admin', project));
      await shoot(first, screen, suffix);
      await own.close();
    }
  }
} finally {
  await browser.close();
  await server.dispose();
}
console.log(`Pictures are in .cache/screens; ${missed} could not be taken.`);
process.exitCode = missed > 0 ? 1 : 0;
