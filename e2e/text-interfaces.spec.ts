import type { FrameLocator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { changes, fieldOf, inputOf, lab, opened, save } from './item-page.ts';

/*
 * The interfaces for texts. That nothing breaks the content security policy, which the rich text editor is most likely to
 * do, is watched in every test (`pageErrors` in fixtures.ts).
 */

/** What other tools have stored: nothing of it is as an editor would write it. */
const stored = {
  rich: [
    '<P CLASS=intro>Bare &amp; <B>bold</b><br>\r\n<center>old</center></P>',
    '<div onclick="alert(1)" style="COLOR:red;;mso-x:1">handler<img src=x onerror=alert(2)></div>',
    '<script>alert("x")</script><style>p{color:red}</style><p>code</p>',
    '<iframe src="https://example.com/embed" allowfullscreen></iframe><x-card data-a=1>own</x-card>',
    'no tags at all, 1 < 2 & 3 > 2   ',
    '<ul>\n  <li>one</ul><p></p><p> </p>\u00a0<table><tr><td>x</table>',
    '<p dir="rtl">שלום 🙂</p><!-- note --><a href="javascript:alert(1)">x</a>',
  ],
  markdown: [
    '# Title\r\n\r\n* one\r\n* two\r\n',
    'mixed\rbreaks\nand\r\ntabs\t',
    '<b onclick="x">html</b> & *stars*',
    '\n\n  leading and trailing  \n\n',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'שלום **עולם** 🙂',
    '[x](javascript:alert(1)) ![y](x)',
  ],
  code: [
    'let a = 1;\r\nlet b;\r\n',
    '\tindented\n    by both\n',
    '<script>alert(1)</script>',
    'x\u0000y'.replace('\u0000', '\u200b'),
    '',
    '// \u{1F642} emoji\nconst ‮rtl = 1;',
    '{"a":1,   "b":[ ]}',
  ],
} as const;

const ours =
  'rich markdown code code_data markdown_beside second_factor language secret phrase open data'.split(' ');

/** What the rich text editor edits, once it is ready. */
function editorOf(page: Page, name: string): FrameLocator {
  return fieldOf(page, name).frameLocator('iframe');
}

async function richReady(page: Page, name = 'rich'): Promise<void> {
  await fieldOf(page, name).scrollIntoViewIfNeeded();
  await expect(editorOf(page, name).locator('body[contenteditable="true"]')).toBeVisible({ timeout: 20_000 });
}

const textbox = (page: Page, name: string) => fieldOf(page, name).getByRole('textbox').first();
const item = (page: Page, id: number, query = '') =>
  new URL(`/tidewater/items/form_lab/${String(id)}${query}`, page.url()).href;

test('stored texts are opened, another field is saved, and every byte of them stays [INF-01] [FD02]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const list = await page.request.get(new URL('/tidewater/items/form_lab?fields=id', page.url()).href);
  const ids = ((await list.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
  for (const [index, rich] of stored.rich.entries()) {
    const id = ids[index] ?? 0;
    const texts = { rich, markdown: stored.markdown[index], code: stored.code[index] };
    expect((await page.request.patch(item(page, id), { data: texts })).ok()).toBe(true);
    const calls = wire(page);
    await page.goto(`#${lab}/${String(id)}`);
    // Until then it may be the form of the item before.
    await calls.quiet();
    await opened(page);
    await richReady(page);
    for (const name of ['markdown', 'code']) await textbox(page, name).click();
    await editorOf(page, 'rich').locator('body').click();
    await inputOf(page, 'counted').fill(`round ${String(id)}`);
    await save(page);
    const sent = calls.all({ method: 'PATCH', path: /form_lab/ });
    expect(sent.map(({ body }) => body)).toEqual([{ counted: `round ${String(id)}` }]);
    const answer = await page.request.get(item(page, id, '?fields=rich,markdown,code'));
    expect(((await answer.json()) as { data: unknown }).data).toEqual(texts);
  }
});

test('rich text: edited, a picture from the library, the source, saved by key from within [INF-01] @engines', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const before = '<p CLASS="a" onclick="x()" style="color:red">First</p>';
  await page.request.patch(item(page, 2), { data: { rich: before } });
  await page.goto(`#${lab}/2`);
  await opened(page);
  await richReady(page);
  const calls = wire(page);
  const field = fieldOf(page, 'rich');
  const body = editorOf(page, 'rich').locator('body');
  await expect(field.locator('iframe')).toHaveAttribute('title', /rich/i);
  expect(await body.locator('p').evaluate((p) => getComputedStyle(p).color)).toBe('rgb(255, 0, 0)');

  // Typed and taken back: the form is as it was.
  await body.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' words');
  await expect(changes(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(body).toHaveText('First');
  await expect(changes(page)).toBeHidden();

  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and ');
  await field.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('bold');
  await field.getByRole('button', { name: 'Image or file' }).click();
  await page.getByRole('menuitem', { name: 'From the file library' }).click();
  const picker = page.getByRole('dialog', { name: 'From the file library' });
  await picker.getByRole('option').first().click();
  await expect(body.locator('img, a, video, audio')).toBeVisible();

  await field.getByRole('button', { name: 'Edit source' }).click();
  await expect(textbox(page, 'rich')).toContainText('onclick="x()"');
  await expect(textbox(page, 'rich')).toContainText('<strong>bold');
  await field.getByRole('button', { name: 'Back to editor' }).click();
  await richReady(page);
  await body.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  const sent = calls.last({ method: 'PATCH', path: /form_lab/ }).body as Record<string, unknown>;
  expect(Object.keys(sent)).toEqual(['rich']);
  expect(sent['rich']).toMatch(
    /^<p class="a" onclick="x\(\)" style="color: red;">First\sand\s<strong>bold<[^]*!<\/strong><\/p>$/,
  );
  expect(sent['rich']).not.toMatch(/data-mce|data-tamed/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('code, markdown, passwords, a second factor, a language and a preview [INF-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: `${lab}/3` });
  await opened(page);
  await richReady(page);
  const calls = wire(page);

  const code = fieldOf(page, 'code_data');
  await code.getByRole('button', { name: 'Fill with template' }).click();
  await expect(code).toContainText('4 lines of JSON');
  await textbox(page, 'code_data').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await expect(code).toContainText('Not valid JSON');
  await page.keyboard.press('Backspace');
  await expect(code).not.toContainText('Not valid JSON');

  const markdown = fieldOf(page, 'markdown');
  await textbox(page, 'markdown').click();
  await page.keyboard.press('Control+a');
  // Typed over what is bold, Chromium itself would try to make the new letters bold by an inline style.
  await page.keyboard.press('Delete');
  await page.keyboard.type('# Hello *you*');
  await markdown.getByRole('tab', { name: 'Edit' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(markdown.getByRole('heading', { name: 'Hello you' })).toBeVisible();
  await expect(fieldOf(page, 'markdown_beside').getByRole('region')).toBeVisible();

  await inputOf(page, 'secret').fill('open sesame');
  const phrase = fieldOf(page, 'phrase');
  await expect(inputOf(page, 'phrase')).toHaveAttribute('type', 'password');
  await inputOf(page, 'phrase').fill('password1');
  await expect(phrase.getByText('Weak')).toBeVisible();
  await phrase.getByRole('button', { name: 'Generate password' }).click();
  await expect(inputOf(page, 'phrase')).toHaveAttribute('type', 'text');
  await expect(phrase.getByText('Strong')).toBeVisible();
  const made = await inputOf(page, 'phrase').inputValue();

  const factor = fieldOf(page, 'second_factor');
  await factor.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  await expect(factor.getByRole('img', { name: 'Code to scan' })).toBeVisible();

  // A list closes when the page moves, so the move comes first.
  const language = fieldOf(page, 'language').getByRole('combobox');
  await language.click();
  await language.pressSequentially('english');
  await page.getByRole('option', { name: /en-US/ }).click();

  await inputOf(page, 'slug').fill('a-slug');
  await expect(fieldOf(page, 'open').getByRole('link')).toHaveAttribute('href', 'https://example.com/a-slug');

  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({
    code_data: { kind: 'sample', id: 1 },
    markdown: '# Hello *you*',
    secret: 'open sesame',
    phrase: made,
    second_factor: expect.stringMatching(/^[A-Z2-7]{16,}$/) as unknown,
    language: 'en-US',
    slug: 'a-slug',
  });

  // The hash is never in its box, and an emptied box is no change.
  await page.reload();
  await opened(page);
  await expect(inputOf(page, 'secret')).toHaveValue('');
  await expect(inputOf(page, 'secret')).toHaveAttribute('placeholder', 'Saved as a hash');
  await inputOf(page, 'secret').fill('x');
  await expect(changes(page)).toBeVisible();
  await inputOf(page, 'secret').fill('');
  await expect(changes(page)).toBeHidden();
});

test('usable on a small screen, in both themes [INF-01]', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('admin', {
    path: `${lab}/1`,
    context: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  });
  await opened(page);
  await richReady(page);
  // What others answer for on the same page.
  await checkA11y(page, {
    exclude: [`[data-field]${ours.map((name) => `:not([data-field="${name}"])`).join('')}`],
  });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

// The last, since it changes the field.
test('settings and commands that 8.8 has added: what can be honoured is, the rest is left out [INF-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const field = new URL('/tidewater/fields/form_lab/rich', page.url()).href;
  const { data } = (await (await page.request.get(field)).json()) as { data: { options: object } };
  const options = {
    ...data.options,
    toolbar: ['bold', 'ltr', 'rtl', 'fullscreen'],
    tinymce_options: {
      min_height: 333,
      content_style: 'p { letter-spacing: 3px }',
      content_css: 'https://example.com/evil.css',
      setup: 'document.title = 1',
    },
  };
  expect((await page.request.patch(field, { data: { options } })).ok()).toBe(true);
  await page.goto(`#${lab}/1`);
  await page.reload();
  await opened(page);
  await richReady(page);
  const rich = fieldOf(page, 'rich');
  const body = editorOf(page, 'rich').locator('body');
  expect((await rich.locator('iframe').boundingBox())?.height).toBeGreaterThan(250);
  await body.evaluate((element) => {
    element.innerHTML = '<p>from right to left</p>';
  });
  await body.locator('p').click();
  expect(await body.locator('p').evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
  await rich.getByRole('button', { name: 'Right to left' }).click();
  await expect(body.locator('p')).toHaveAttribute('dir', 'rtl');

  // As large as the window, over everything, and back.
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const shown = page.locator('.tox-fullscreen.tox-hugerte');
  await rich.getByRole('button', { name: 'Fullscreen' }).click();
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(size.width);
  await expect.poll(async () => (await shown.boundingBox())?.height).toBe(size.height);
  const isOnTop = () => shown.evaluate((element) => element.contains(document.elementFromPoint(20, 20)));
  expect(await isOnTop()).toBe(true);
  await body.locator('p').click();
  await page.keyboard.press('Control+Shift+F');
  await expect(shown).toHaveCount(0);
});

test('rich text: typing goes on across saves, and what is pasted from a word processor keeps what it says', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${lab}/2` });
  await opened(page);
  await richReady(page);
  const body = editorOf(page, 'rich').locator('body');
  await body.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('one');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  await page.keyboard.type(' two');
  await expect(body).toHaveText('one two');
  await page.keyboard.press('Control+s');
  await page.keyboard.type(' three');
  await expect(body).toHaveText('one two three');
  await page.keyboard.press('Control+a');
  await body.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<!--[if gte mso 9]><xml></xml><![endif]--><h2 style='color:red'>Tides<o:p></o:p></h2>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><b><span style='font-family:Arial'>ebb</span></b><o:p></o:p></p>`,
    );
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(paste);
  });
  await expect(body.locator('h2')).toHaveText('Tides');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => {
      const reply = await page.request.get(item(page, 2, '?fields=rich'));
      return ((await reply.json()) as { data: { rich: string } }).data.rich.replaceAll('\n', '');
    })
    .toBe('<h2>Tides</h2><ul><li><strong>ebb</strong></li></ul>');
});
