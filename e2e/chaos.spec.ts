/**
 * Short random sequences of edits, saves and mishaps. After each, whatever was typed has to be saved, or is offered back.
 * A run prints its seed; `LECTERN_SEED` repeats it. The suite runs a few with another seed each time; the whole of 300
 * (`LECTERN_SEQUENCES=300`) takes as long as a third of the suite.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expect as plainExpect, test } from './fixtures.ts';
import { changes, inputOf } from './item-page.ts';
import { readSql } from './sql.ts';

const seed = Number(process.env['LECTERN_SEED'] ?? Math.floor(Math.random() * 1e6));
const sequences = Number(process.env['LECTERN_SEQUENCES'] ?? 24);
/** Each waits for its own page most of the time. */
const typists = 2;

/** Several pages share the machine with their server. */
const expect = plainExpect.configure({ timeout: 30_000 });

const fields = ['line', 'words', 'whole'] as const;
type Field = (typeof fields)[number];
const itemsEach = 4;
const field = (name: string, type: string, datatype: string, id: string, length?: number) => ({
  field: name,
  type,
  datatype,
  interface: id,
  ...(length === undefined ? {} : { length }),
});
const collection = {
  collection: 'chaos',
  fields: [
    { ...field('id', 'integer', 'INT', 'primary-key', 10), primary_key: true, auto_increment: true },
    field('line', 'string', 'VARCHAR', 'text-input', 100),
    field('words', 'string', 'TEXT', 'textarea'),
    field('whole', 'integer', 'INT', 'numeric', 10),
  ],
};

/** The same numbers for the same seed (mulberry32). */
function randomOf(start: number) {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** One of the names, each as often as its weight says. */
    draw: <T extends string>(weights: Record<T, number>): T => {
      const entries = Object.entries<number>(weights) as [T, number][];
      let at = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (at -= weight) < 0) ?? entries[0])?.[0] as T;
    },
  };
}

const mishaps = { none: 6, late: 3, refused: 2, busy: 1, cut: 2, unheard: 2, halved: 1 };
type Mishap = keyof typeof mishaps;

/** What is done, each as often as its weight says. */
const deeds = { type: 10, save: 7, mishap: 4, reload: 1, others: 1, tab: 1, signOut: 0.5, wait: 2 };

/** What goes wrong with the next calls for items, in their order; then all is well. */
class Line {
  next: Mishap[] = [];

  async attach(context: BrowserContext): Promise<void> {
    await context.route(/\/tidewater\/items\/chaos\//, (route) => this.handle(route).catch(() => undefined));
  }

  private async handle(route: Route): Promise<void> {
    const mishap = this.next.shift() ?? 'none';
    if (mishap === 'refused' || mishap === 'busy') {
      const status = mishap === 'busy' ? 503 : 500;
      return route.fulfill({ status, json: { error: { code: 0, message: 'Something went wrong' } } });
    }
    if (mishap === 'cut') return route.abort('connectionfailed');
    if (mishap === 'late') await pause(150);
    if (mishap === 'none' || mishap === 'late') return route.continue();
    const answer = await route.fetch();
    if (mishap === 'unheard') return route.abort('connectionreset');
    const text = await answer.text();
    return route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  }
}

/** One typist with a browser of its own: a page, now and then a second tab, and items that nobody else types in. */
class Typist {
  story: string[] = [];
  private readonly line = new Line();
  private readonly typed = new Map<Page, Map<Field, string>>();
  private kept: Cookies | null = null;
  private key = 0;
  private second: Page | null = null;
  private isSecondOpen = false;

  constructor(
    private readonly page: Page,
    private readonly firstKey: number,
    private readonly random: Random,
    private readonly others: (key: number, values: object) => Promise<void>,
    private readonly saved: (key: number) => Promise<string>,
  ) {}

  async begin(): Promise<void> {
    await this.line.attach(this.page.context());
    acceptQuestions(this.page);
  }

  /** One sequence; its number is part of what is typed. */
  async run(number: number): Promise<void> {
    this.key = this.firstKey + (number % itemsEach);
    this.story = [`item ${this.key}`];
    this.typed.clear();
    this.isSecondOpen = false;
    await this.open(this.page);
    const count = 2 + this.random.below(5);
    for (let step = 0; step < count; step += 1) await this.act(`${number}0${step}`);
    await this.end(this.random.below(3) === 0);
  }

  private pages(): Page[] {
    return this.second && this.isSecondOpen ? [this.page, this.second] : [this.page];
  }

  private async open(page: Page): Promise<void> {
    await page.goto(`#/tidewater/collections/chaos/${this.key}`);
    await expect(page).toHaveURL(new RegExp(`chaos/${this.key}$`));
    await expect(inputOf(page, 'id')).toHaveValue(String(this.key));
  }

  private async act(id: string): Promise<void> {
    const page = this.random.pick(this.pages());
    const deed = this.random.draw(deeds);
    // Whoever is asked something, or has no form, can do nothing else.
    if ((await dialogOf(page).count()) > 0 || !(await inputOf(page, 'line').isVisible())) return;
    const who = page === this.page ? 'first' : 'second';
    if (deed === 'type') return this.type(page, who, id);
    this.story.push(`${who}: ${deed}`);
    if (deed === 'save') await page.keyboard.press('Control+s');
    else if (deed === 'mishap') this.misfortune();
    else if (deed === 'reload') await this.reload(page);
    else if (deed === 'tab') await this.openSecond();
    else if (deed === 'others') {
      await this.others(this.key, { [this.random.pick(['line', 'words'])]: `by another ${id}` });
    } else if (deed === 'signOut') await this.loseSession();
    else await pause(this.random.below(150));
  }

  private misfortune(): void {
    const next = [this.random.draw(mishaps), this.random.draw(mishaps)];
    this.story.push(`  ${next.join(', ')}`);
    this.line.next.push(...next);
  }

  private async type(page: Page, who: string, id: string): Promise<void> {
    const name = this.random.pick(fields);
    // Of two tabs of one user at the same field the later one counts.
    if ([...this.typed].some(([other, typed]) => other !== page && typed.has(name))) return;
    const text = name === 'whole' ? `9${id}` : `typed ${id}.`;
    this.story.push(`${who}: ${name} = ${text}`);
    await inputOf(page, name).fill(text);
    const typed = this.typed.get(page) ?? new Map<Field, string>();
    this.typed.set(page, typed.set(name, text));
  }

  private async openSecond(): Promise<void> {
    // Without a session, or with calls that fail, there is nothing to open.
    if (this.kept !== null || this.isSecondOpen) return;
    if (!this.second) {
      this.second = await this.page.context().newPage();
      acceptQuestions(this.second);
    }
    this.line.next = [];
    await this.open(this.second);
    this.isSecondOpen = true;
  }

  private async reload(page: Page): Promise<void> {
    await page.reload();
    if (this.kept === null) await expect(page.getByRole('main')).toBeVisible();
  }

  private async loseSession(): Promise<void> {
    const context = this.page.context();
    this.kept ??= await context.cookies();
    await context.clearCookies();
  }

  /** All is well again: now everything that was typed comes to be saved, after a reload from what is offered. */
  private async end(isReloaded: boolean): Promise<void> {
    this.line.next = [];
    if (this.kept) await this.page.context().addCookies(this.kept);
    if (isReloaded || this.kept) {
      this.story.push('all: reload');
      for (const page of this.pages()) await this.reload(page);
    }
    this.kept = null;
    await expect
      .poll(
        async () => {
          const left: (string | null)[] = [];
          for (const page of this.pages()) left.push(await tidy(page));
          return [...(await this.missing()), ...left.filter((each) => each !== null)];
        },
        {
          timeout: 30_000,
          intervals: [50, 100, 150, 250],
          message: `seed ${seed}\n${this.story.join('\n')}\nlost`,
        },
      )
      .toEqual([]);
  }

  /** What was typed last in each field, and was never saved. */
  private async missing(): Promise<string[]> {
    const saved = await this.saved(this.key);
    return [...this.typed.values()]
      .flatMap((typed) => [...typed.values()])
      .filter((text) => !saved.includes(text));
  }
}

type Random = ReturnType<typeof randomOf>;
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const dialogOf = (page: Page): Locator => page.locator('[role="dialog"], [role="alertdialog"]');

/** The browser's own question on the way out. */
function acceptQuestions(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
}

/** Does what a user would to get everything saved, a step at a time; tells what is left to do, null for nothing. */
async function tidy(page: Page): Promise<string | null> {
  const quick = { timeout: 3000 };
  const mine = dialogOf(page).getByRole('radio', { name: /mine/i });
  if ((await mine.count()) > 0) {
    for (const radio of await mine.all()) await radio.check({ force: true, ...quick }).catch(() => undefined);
    await page.keyboard.press('Control+Enter');
    return 'asked which value stays';
  }
  if ((await dialogOf(page).count()) > 0) return `asked: ${await dialogOf(page).first().innerText(quick)}`;
  if (!(await inputOf(page, 'line').isVisible())) {
    // Who came to the sign-in while the session was gone is asked there.
    const on = page.getByRole('main').getByRole('button', { name: /^(Try again$|Continue as )/ });
    if (await on.isVisible()) await on.click(quick).catch(() => undefined);
    return `no form: ${page.url()} ${await page.locator('body').innerText(quick)}`;
  }
  const restore = page.getByRole('button', { name: 'Restore' });
  if (await restore.isVisible()) {
    await restore.click(quick).catch(() => undefined);
    return 'something was offered';
  }
  if (await changes(page).isVisible()) {
    await page.keyboard.press('Control+s');
    return `not saved: ${await page.getByRole('main').innerText(quick)}`;
  }
  return null;
}

test.describe.configure({ timeout: sequences * 5000 + 60_000 });

test('whatever is typed is saved or offered back, through slow and broken lines, reloads, lost sessions and other editors @faults @hooks [ITM-08] [ERR-02]', async ({
  signedIn,
  server,
}) => {
  console.log(`chaos: LECTERN_SEED=${seed}, ${sequences} sequences`);
  const other = await signedIn('editor');
  const admin = await signedIn('admin');
  const api = `${server.baseURL}/tidewater`;
  const made = await admin.request.post(`${api}/collections`, { data: collection });
  expect(made.ok(), await made.text()).toBe(true);
  const role = await admin.request.get(`${api}/users/me?fields=role`);
  expect(role.ok()).toBe(true);
  const rows = Array.from({ length: typists * itemsEach }, () => ({
    line: 'first',
    words: 'first',
    whole: 1,
  }));
  expect((await admin.request.post(`${api}/items/chaos`, { data: rows })).ok()).toBe(true);

  const saved = async (key: number) => {
    const query = `SELECT data FROM directus_revisions WHERE collection = 'chaos' AND item = '${key}' ORDER BY id DESC LIMIT 40`;
    return JSON.stringify(await readSql(other.request, server.baseURL, query));
  };
  const others = async (key: number, values: object) => {
    expect((await admin.request.patch(`${api}/items/chaos/${key}`, { data: values })).ok()).toBe(true);
  };
  const work = async (at: number) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const typist = new Typist(page, at * itemsEach + 1, randomOf(seed + at), others, saved);
    await typist.begin();
    for (let number = at; number < sequences; number += typists) {
      await test
        .step(`sequence ${number}`, () => typist.run(number))
        .catch((error: unknown) => {
          throw new Error(`sequence ${number} of seed ${seed}:\n${typist.story.join('\n')}`, {
            cause: error,
          });
        });
    }
  };
  await Promise.all(Array.from({ length: typists }, (_, at) => work(at)));
});
