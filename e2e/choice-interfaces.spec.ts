import type { Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { fieldOf, inputOf, lab, opened } from './item-page.ts';

/** The fields of this file, as the laboratory has them. */
const ours = [
  'color',
  'palette',
  'icon',
  'slider',
  'rating',
  'size',
  'calendar',
  'multi',
  'buttons',
  'heart',
  'of_collection',
  'of_interface',
  'of_type',
  'of_options',
  'color_hsl',
  'score',
];

async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
}

test.describe('choices', () => {
  test('each stores what was chosen, in the API’s own form [INF-01]', async ({ signedIn, wire }) => {
    test.slow();
    const page = await signedIn('admin', { path: `${lab}/1` });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'color').fill('12abcd');
    await fieldOf(page, 'palette').getByRole('option', { name: 'Amber 700' }).click();
    await fieldOf(page, 'icon').getByRole('searchbox').fill('sailing');
    await fieldOf(page, 'icon').getByRole('option', { name: 'sailing', exact: true }).click();
    await fieldOf(page, 'slider').getByRole('slider').focus();
    await page.keyboard.press('End');
    await fieldOf(page, 'rating').getByRole('radio', { name: '2' }).check({ force: true });
    await fieldOf(page, 'size').getByRole('spinbutton').fill('2.5');
    await fieldOf(page, 'calendar')
      .getByRole('button', { name: /December 6, 2024/ })
      .click();
    await fieldOf(page, 'multi').getByRole('checkbox', { name: 'Pear' }).check();
    await fieldOf(page, 'buttons').getByRole('radio', { name: 'Right' }).check({ force: true });
    await fieldOf(page, 'heart').getByRole('switch').click({ force: true });
    await fieldOf(page, 'of_collection')
      .getByRole('button', { name: /Articles/ })
      .click();
    await page.getByRole('option', { name: 'Customers' }).click();
    await fieldOf(page, 'of_interface')
      .getByRole('button', { name: /Text input/i })
      .click();
    await page.getByRole('option', { name: 'Slider' }).click();
    await saved(page);
    expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({
      color: '#12ABCD',
      palette: 'amber-700',
      icon: 'sailing',
      slider: 50,
      rating: 2,
      size: 2500000,
      calendar: '2024-12-06',
      multi: ['', 'apple', 'pear', 'plum', ''],
      buttons: 'right',
      heart: false,
      of_collection: 'customers',
      of_interface: 'slider',
      of_type: '"integer"',
    });
    await page.reload();
    await opened(page);
    await expect(inputOf(page, 'color')).toHaveValue('#12ABCD');
    await expect(fieldOf(page, 'palette')).toContainText('Amber 700');
    await expect(fieldOf(page, 'slider')).toContainText('50 km');
    await expect(fieldOf(page, 'size').getByRole('spinbutton')).toHaveValue('2.5');
    await expect(fieldOf(page, 'multi').getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(fieldOf(page, 'heart')).toContainText('Like');
    await expect(fieldOf(page, 'calendar')).toContainText('Dec 6, 2024');
  });

  test('options decide what is stored; a field set-up follows its interface [INF-01]', async ({
    signedIn,
    wire,
  }) => {
    test.slow();
    const page = await signedIn('admin', { path: `${lab}/9` });
    await opened(page);
    const calls = wire(page);
    const setup = fieldOf(page, 'of_options');
    await expect(setup.getByRole('textbox', { name: 'Placeholder' })).toHaveValue('Say something');
    await setup.getByRole('textbox', { name: 'Placeholder' }).fill('Aye');
    await fieldOf(page, 'of_interface')
      .getByRole('button', { name: /Text input/i })
      .click();
    await page.getByRole('option', { name: 'Numeric' }).click();
    await expect(fieldOf(page, 'of_type')).toContainText('Integer');
    await expect(setup.getByRole('switch', { name: 'Monospace' })).not.toBeChecked();
    await fieldOf(page, 'color_hsl').getByRole('button', { name: '#C2410C' }).click();
    await fieldOf(page, 'score').getByRole('spinbutton').fill('99');
    await expect(fieldOf(page, 'score').getByRole('spinbutton')).toHaveValue('10');
    await saved(page);
    expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({
      of_interface: 'numeric',
      of_type: '"integer"',
      of_options: { placeholder: 'Aye', newer: { kept: true } },
      color_hsl: '17,88,40',
      score: 10,
    });
  });

  test('odd stored values are shown, and only what was edited is sent [FD02]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/4` });
    await opened(page);
    await expect(inputOf(page, 'color')).toHaveValue('not a colour');
    await expect(fieldOf(page, 'palette')).toContainText('no-such-hue (not in the palette)');
    await expect(fieldOf(page, 'icon')).toContainText('no_such_icon');
    await expect(fieldOf(page, 'slider')).toContainText('999 km');
    await expect(fieldOf(page, 'rating')).toContainText('-1 of 5');
    await expect(fieldOf(page, 'calendar')).toContainText('Stored as “0000-00-00”');
    await expect(fieldOf(page, 'buttons').getByRole('radio', { name: 'up (not a choice)' })).toBeChecked();
    const calls = wire(page);
    await fieldOf(page, 'size').getByRole('spinbutton').fill('7');
    await saved(page);
    expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({ size: 7 });
  });

  test('a batch takes only the choice that was switched on [ITM-07]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/1,9` });
    await opened(page);
    const palette = fieldOf(page, 'palette');
    await expect(palette.getByRole('listbox')).toHaveCount(0);
    await palette.getByRole('switch').check();
    await palette.getByRole('option', { name: 'Teal', exact: true }).click();
    const calls = wire(page);
    await page.keyboard.press('Control+s');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect.poll(() => calls.all({ method: 'PATCH', path: /form_lab/ }).length).toBeGreaterThan(0);
    expect(JSON.stringify(calls.last({ method: 'PATCH', path: /form_lab/ }).body)).toContain(
      '"palette":"teal"',
    );
    expect(JSON.stringify(calls.last({ method: 'PATCH', path: /form_lab/ }).body)).not.toContain('slider');
  });

  test('fits a phone, by axe in both themes [FD68]', async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('admin', {
      path: `${lab}/9`,
      context: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
    });
    await opened(page);
    for (const name of ours) await expect(fieldOf(page, name)).toBeVisible();
    await fieldOf(page, 'color').getByRole('button', { name: 'Mix a color' }).click();
    await expect(page.getByRole('dialog', { name: 'Mix a color' })).toBeVisible();
    await page.keyboard.press('Escape');
    await checkA11y(page, { include: ours.map((name) => `[data-field="${name}"]`) });
    const wide = await page.evaluate(
      (names) =>
        names.filter((name) => {
          const row = document.querySelector(`[data-field="${name}"]`);
          return row === null || row.scrollWidth > row.clientWidth + 1;
        }),
      ours,
    );
    expect(wide).toEqual([]);
  });
});
