import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { opened } from './item-page.ts';
import { action, dialogOf, preview, side } from './relation-page.ts';

/* From an empty project to a model of eight collections with relations of every kind, with nothing but a hand. */

/** How somebody works the page. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Goes into a field and types; what stood in it is gone. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Takes the one choice of a combo box that has this text. */
  choose: (box: Locator, text: string) => Promise<void>;
  turnOn: (control: Locator) => Promise<void>;
  /** In the set-up of a field: on to the next step from its name, and the save from wherever one is. */
  goOn: () => Promise<void>;
  save: () => Promise<void>;
}

interface Counts {
  pointer: number;
  keys: number;
  letters: number;
}

/**
 * Counts what the hand does: presses of a pointer, and keys other than those of a text that is typed; keys that are pressed
 * together are one.
 */
async function counted(page: Page): Promise<() => Promise<Counts>> {
  await page.evaluate(() => {
    const counts = { pointer: 0, keys: 0, letters: 0 };
    Object.assign(globalThis, { counts });
    addEventListener('pointerdown', (event) => event.isTrusted && counts.pointer++, true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey }) => {
        if (['Shift', 'Control'].includes(key)) return;
        if (key.length === 1 && !ctrlKey && key !== ' ') counts.letters++;
        else counts.keys++;
      },
      true,
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { counts: Counts }).counts);
}

/**
 * Waits until an option can be seen. After a tap React Aria keeps a list transparent for about 600 ms, for the keyboard of
 * the screen to come; Playwright takes it for covered then, scrolls the page, and the list moves away under its finger.
 */
const seen = (option: Locator) =>
  expect.poll(() => option.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);

function mouse(page: Page, press: Hand['press'] = (target) => target.click()): Hand {
  const write: Hand['write'] = async (field, text) => {
    await expect(field).toBeVisible();
    if (!(await isFocused(field))) await press(field);
    if ((await field.inputValue()) !== '') await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  return {
    press,
    write,
    choose: async (box, text) => {
      await write(box, text);
      const option = page.getByRole('option', { name: text, exact: true }).first();
      await seen(option);
      await press(option);
    },
    // The switch itself lies under its picture.
    turnOn: (control) => press(control.locator('xpath=ancestor::label')),
    goOn: () => press(action(page, 'Next')),
    save: () => press(action(page, 'Save')),
  };
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether Tab or Shift+Tab leads there sooner, around the dialog that is open, or the page. */
function shorterWay(target: Element): 'Tab' | 'Shift+Tab' {
  const around = target.closest('[role="dialog"]') ?? document.body;
  const stops = [
    ...around.querySelectorAll<HTMLElement>('a, button, input, textarea, select, [tabindex]'),
  ].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  // A heading has the focus after a page has opened, and is no stop itself.
  const from = document.activeElement ?? document.body;
  const isBefore = (stop: Element) =>
    (stop.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const here = stops.includes(from as HTMLElement)
    ? stops.indexOf(from as HTMLElement)
    : stops.filter(isBefore).length - 1;
  const steps = (stops.indexOf(target as HTMLElement) - here + stops.length) % stops.length;
  return steps <= stops.length / 2 ? 'Tab' : 'Shift+Tab';
}

/** Tab, Enter, arrows and letters alone: what can't be reached by them within a while is out of reach. */
function keyboard(page: Page): Hand {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    const way = await target.evaluate(shorterWay);
    const element = await target.elementHandle();
    const isThere = () => element?.evaluate((one) => one === document.activeElement);
    for (let steps = 0; steps < 90 && !(await isThere()); steps += 1) await page.keyboard.press(way);
    await expect(target).toBeFocused();
  };
  const write: Hand['write'] = async (field, text) => {
    await reach(field);
    if ((await field.inputValue()) !== '') await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write,
    choose: async (box, text) => {
      await write(box, text);
      await expect(page.getByRole('option', { name: text, exact: true }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(box).toHaveAttribute('aria-activedescendant', /./);
      await page.keyboard.press('Enter');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveValue(text);
    },
    turnOn: async (control) => {
      await reach(control);
      await page.keyboard.press(' ');
    },
    goOn: () => page.keyboard.press('Enter'),
    save: () => page.keyboard.press('Control+Enter'),
  };
}

/** Takes away what a project has. */
async function emptied(page: Page): Promise<void> {
  const api = (path: string) => new URL(`/verlag/${path}`, page.url()).href;
  const { data } = (await (await page.request.get(api('collections'))).json()) as {
    data: { collection: string }[];
  };
  for (const { collection } of data.filter(({ collection: name }) => !name.startsWith('directus_'))) {
    expect((await page.request.delete(api(`collections/${collection}`))).ok(), collection).toBe(true);
  }
  await page.reload();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** From the list of collections: a new one, which is open then. */
async function makeCollection(page: Page, hand: Hand, name: string, title: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'New collection' }));
  await hand.write(dialogOf(page).getByRole('textbox', { name: 'Name' }), name);
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();
}

/** In a new field: the interface, then the label. `relate` makes the relation. */
async function makeField(
  page: Page,
  hand: Hand,
  [interfaceName, label]: readonly [string, string],
  relate?: () => Promise<void>,
): Promise<void> {
  const field = page.getByRole('button', { name: 'New field' });
  await hand.press(field);
  const dialog = dialogOf(page);
  await hand.write(dialog.getByRole('searchbox', { name: 'Filter interfaces' }), interfaceName);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  // The best one stands first, and Enter takes it.
  await page.keyboard.press('Enter');
  await hand.write(dialog.getByRole('textbox', { name: 'Label' }), label);
  if (relate) {
    await hand.goOn();
    await relate();
  }
  await hand.save();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toBeFocused();
}

async function toList(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Collections and fields' }).last());
  await expect(heading(page, 'Collections and fields')).toBeVisible();
}

async function setUp(page: Page, hand: Hand): Promise<void> {
  const related = (name: string) => () =>
    hand.choose(side(page, 'Related collection').getByRole('combobox', { name: 'Collection' }), name);
  const text = 'text input';

  for (const [name, title] of [
    ['authors', 'Authors'],
    ['tags', 'Tags'],
    ['places', 'Places'],
  ] as const) {
    await makeCollection(page, hand, name, title);
    await makeField(page, hand, [text, 'Name']);
    await toList(page, hand);
  }
  await makeCollection(page, hand, 'sections', 'Sections');
  await makeField(page, hand, [text, 'Name']);
  await makeField(page, hand, ['many-to-one', 'Parent'], related('Sections'));
  await toList(page, hand);

  await makeCollection(page, hand, 'comments', 'Comments');
  await makeField(page, hand, ['text area', 'Text']);
  await toList(page, hand);

  await makeCollection(page, hand, 'events', 'Events');
  await makeField(page, hand, [text, 'Title']);
  await makeField(page, hand, ['date', 'Day']);
  await makeField(page, hand, ['many-to-one', 'Place'], related('Places'));
  await toList(page, hand);

  await makeCollection(page, hand, 'imprint', 'Imprint');
  await makeField(page, hand, ['rich text', 'Legal notice']);
  await toList(page, hand);

  await makeCollection(page, hand, 'articles', 'Articles');
  await makeField(page, hand, [text, 'Title']);
  await makeField(page, hand, ['many-to-one', 'Author'], related('Authors'));
  await makeField(page, hand, ['one-to-many', 'Comments'], related('Comments'));
  await makeField(page, hand, ['many-to-many', 'Tags'], related('Tags'));
  await makeField(page, hand, ['file', 'Photo']);
  await makeField(page, hand, ['files', 'Gallery'], () =>
    expect(preview(page)).toContainText('Create the collection'),
  );
  // There are no languages yet: the set-up makes them on the way.
  await makeField(page, hand, ['translation', 'Texts'], async () => {
    await hand.turnOn(
      side(page, 'Languages').getByRole('switch', { name: 'Create a collection of languages' }),
    );
    await expect(preview(page)).toContainText(/items? in languages/);
  });
}

/** That the model works: an article with what it links to. */
async function isAtWork(page: Page): Promise<void> {
  const api = (path: string) => new URL(`/verlag/${path}`, page.url()).href;
  const { data } = (await (await page.request.get(api('relations?limit=-1'))).json()) as {
    data: { collection_many: string; field_many: string; collection_one: string; field_one: string }[];
  };
  const own = data.filter(({ collection_many: name }) => !name.startsWith('directus_'));
  const pairs = own.map((each) => `${each.collection_many}.${each.field_many} > ${each.collection_one}`);
  expect(pairs.sort()).toEqual(
    [
      'articles.author > authors',
      'articles_directus_files.articles_id > articles',
      'articles_directus_files.directus_files_id > directus_files',
      'articles_tags.articles_id > articles',
      'articles_tags.tags_id > tags',
      'articles_translations.articles_id > articles',
      'comments.articles > articles',
      'events.place > places',
      'sections.parent > sections',
    ].sort(),
  );
  await page.goto('#/verlag/collections/articles/+');
  await opened(page);
  for (const name of ['author', 'comments', 'tags', 'photo', 'gallery', 'texts'])
    await expect(page.locator(`[data-field="${name}"]`)).toBeVisible();
}

test.describe.configure({ timeout: 420_000 });

/** What the whole may cost: a little more than it did when this was written. Letters of names are what they are. */
type Limit = Omit<Counts, 'letters'>;

const hands: [string, { width: number; height: number; hasTouch?: boolean }, (page: Page) => Hand, Limit][] =
  [
    ['by mouse', { width: 1400, height: 900 }, (page) => mouse(page), { pointer: 72, keys: 36 }],
    ['by keyboard alone', { width: 1400, height: 900 }, keyboard, { pointer: 0, keys: 420 }],
    [
      'by touch at 390 px',
      { width: 390, height: 844, hasTouch: true },
      (page) => mouse(page, (at) => at.tap()),
      { pointer: 72, keys: 36 },
    ],
  ];

for (const [name, { hasTouch = false, ...viewport }, handOf, limit] of hands) {
  test(`an empty project becomes a model of eight collections ${name} [SCH-02] [SCH-05] [SCH-10]`, async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { project: 'verlag', context: { viewport, hasTouch } });
    await emptied(page);
    await expect(page.getByRole('heading', { name: 'No collections', exact: true })).toBeVisible();
    const counts = await counted(page);
    const hand = handOf(page);
    await hand.press(page.getByRole('link', { name: /^Create a collection/ }));
    await setUp(page, hand);
    const { pointer, keys } = await counts();
    console.log(`Set up ${name}: ${pointer} presses, ${keys} keys`);
    expect(pointer).toBeLessThanOrEqual(limit.pointer);
    expect(keys).toBeLessThanOrEqual(limit.keys);
    await checkA11y(page, { exclude: ['[data-field="icon"]'] });
    await isAtWork(page);
  });
}
