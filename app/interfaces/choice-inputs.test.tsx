/** How choices, numbers on a scale, colours, icons and days are edited: what leaves the input, and what must not. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from 'zustand/vanilla';
import { createFormValues, FormValuesContext } from '#app/components/form/form-values.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import { parseJson } from '#app/lib/json.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import { InterfaceDisplay } from './InterfaceDisplay.tsx';
import { InterfaceInput } from './InterfaceInput.tsx';
import { inputProps } from './sample-host.tsx';

const collections = Object.fromEntries(
  ['articles', 'directus_users', 'tags'].map((name) => [
    name,
    toCollection({ collection: name, managed: true, fields: [] }),
  ]),
);

interface Given {
  interface: string;
  type?: string;
  value?: unknown;
  options?: Record<string, unknown>;
  readonly?: boolean;
  required?: boolean;
  /** Values of the other fields of the form. */
  form?: Record<string, unknown>;
}
/** The interface in a form of one field that keeps what it is told; `calls` holds all that it was told. */
async function show({ value: start = null, type = 'string', options = {}, form = {}, ...given }: Given) {
  const calls: unknown[] = [];
  const inputErrors: (string | null)[] = [];
  const store = createStore(() => ({ values: form }));
  const values = createFormValues(store);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(collectionQueries.list('demo').queryKey, collections);
  const field = toField({
    collection: 'articles',
    field: 'probe',
    type,
    datatype: 'VARCHAR',
    interface: given.interface,
    options,
  });
  function Host() {
    const [value, setValue] = useState<unknown>(start);
    return (
      <>
        <label id={inputProps.labelId} htmlFor="probe">
          Probe
        </label>
        <InterfaceInput
          {...inputProps}
          value={value}
          onChange={(next) => {
            calls.push(next);
            setValue(next);
          }}
          onInputError={(message) => inputErrors.push(message)}
          field={field}
          readonly={given.readonly ?? false}
          required={given.required ?? false}
        />
        <div data-testid="display">
          <InterfaceDisplay field={field} value={value} />
        </div>
      </>
    );
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <FormValuesContext value={values}>
          <Suspense fallback="…">
            <Host />
          </Suspense>
        </FormValuesContext>
      </ProjectProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.container.querySelector('[class*="keleton"]')).toBeNull(), 5000);
  return { ...screen, calls, inputErrors, values, store };
}

const display = () => page.getByTestId('display');

describe('slider', () => {
  const given: Given = {
    interface: 'slider',
    type: 'integer',
    options: { maximum: 50, step: 5, unit: 'km' },
  };

  test.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('arrows step where they point (%s), the unit is read out, the display says both', async (dir, key) => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    document.documentElement.dir = dir;
    const { calls } = await show({ ...given, value: 25 });
    const track = page.getByRole('slider', { name: 'Probe' });
    await expect.element(track).toHaveAttribute('aria-valuetext', '25 km');
    (track.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    expect(calls).toEqual([30]);
    await expect.element(display()).toHaveTextContent('30 km');
  });

  test('unset is told and stays, until the handle is taken up, even at the minimum', async () => {
    const { calls } = await show(given);
    const track = page.getByRole('slider', { name: 'Probe' });
    await expect.element(track).toHaveAttribute('aria-valuetext', 'Not set');
    (track.element() as HTMLElement).focus();
    await userEvent.tab();
    expect(calls).toEqual([]);
    (track.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    expect(calls).toEqual([0]);
  });

  test('a number beyond the range is shown as it is', async () => {
    const { calls, container } = await show({ ...given, value: 999 });
    expect(container.querySelector('output')?.textContent).toBe('999 km');
    await expect.element(page.getByText('from 0 to 50')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('rating', () => {
  test('a star is chosen by click and by key', async () => {
    const { calls } = await show({ interface: 'rating', type: 'integer', value: 2 });
    await expect.element(page.getByRole('radio', { name: '2' })).toBeChecked();
    await page.getByRole('radio', { name: '4' }).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(calls).toEqual([4, 5]);
    await expect.element(display()).toHaveTextContent('5 of 5');
  });

  test('as a number it stays on the scale and keeps its decimals', async () => {
    const options = { display: 'number', max_stars: 10 };
    const { calls } = await show({ interface: 'rating', type: 'decimal', value: '7.25', options });
    const box = page.getByRole('spinbutton');
    await expect.element(box).toHaveValue('7.25');
    await box.fill('8.75');
    await box.fill('99');
    expect(calls).toEqual([8.75, 10]);
    await expect.element(box).toHaveValue('10');
  });
});

describe('file-size', () => {
  test('number times unit, exactly; another unit means another size', async () => {
    const { calls } = await show({ interface: 'file-size', type: 'integer', value: 1536000 });
    const box = page.getByRole('spinbutton');
    await expect.element(box).toHaveValue('1.536');
    await box.fill('2.05');
    expect(calls).toEqual([2050000]);
    await page.getByRole('button', { name: /MB/ }).click();
    await page.getByRole('option', { name: 'kB', exact: true }).click();
    expect(calls).toEqual([2050000, 2050]);
    await expect.element(display()).toHaveTextContent('2.1 kB');
    await box.fill('');
    expect(calls.at(-1)).toBeNull();
  });

  test('plain bytes keep every digit', async () => {
    const options = { formatInput: false, decimal: false };
    const value = parseJson('9007199254740993');
    const { calls, inputErrors } = await show({ interface: 'file-size', type: 'integer', value, options });
    const box = page.getByRole('spinbutton');
    await expect.element(box).toHaveValue('9007199254740993');
    await expect.element(page.getByText('(8 PiB)')).toBeVisible();
    await box.fill('9007199254740995');
    expect(String(calls[0])).toBe('9007199254740995');
    await box.fill('1.5');
    expect(inputErrors.at(-1)).toBe('Enter a whole number of bytes');
  });
});

test('button-group: groups, arrow keys, a value that is no choice', async () => {
  const choices = [[{ label: 'Left', value: 'left' }], [{ label: 'Right', value: 'right', icon: 'east' }]];
  const { calls } = await show({ interface: 'button-group', value: 'up', options: { choices } });
  await expect.element(page.getByRole('radio', { name: 'up (not a choice)' })).toBeChecked();
  await page.getByRole('radio', { name: 'Left' }).click();
  await userEvent.keyboard('{ArrowRight}');
  expect(calls).toEqual(['left', 'right']);
  await expect.element(display()).toHaveTextContent('Right');
});

test('toggle-icon: text and icon follow the state', async () => {
  const options = { textActive: 'Liked', textInactive: 'Like', iconActive: 'thumb_up' };
  const { calls, container } = await show({ interface: 'toggle-icon', type: 'boolean', value: '0', options });
  await expect.element(page.getByText('Like', { exact: true }).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Probe' }).click();
  expect(calls).toEqual([true]);
  expect(container.querySelector('label:has(input)')?.textContent).toBe('thumb_upLiked');
});

test('multiselect: wrapped in the order of the choices, others kept, the hint takes all back', async () => {
  const options = { choices: { apple: 'Apple', pear: 'Pear' }, placeholder: 'Nothing' };
  const { calls } = await show({
    interface: 'multiselect',
    type: 'array',
    value: ['', 'durian', ''],
    options,
  });
  await page.getByRole('checkbox', { name: 'Pear' }).click();
  await page.getByRole('checkbox', { name: 'Apple' }).click();
  await expect.element(display()).toHaveTextContent('Apple, Pear, durian');
  await page.getByRole('button', { name: 'Nothing' }).click();
  expect(calls).toEqual([['', 'pear', 'durian', ''], ['', 'apple', 'pear', 'durian', ''], null]);
});

describe('color', () => {
  test('hex as typed becomes a whole colour, half a colour is an error', async () => {
    const { calls, inputErrors } = await show({ interface: 'color', value: '#0F6B6B' });
    const box = page.getByRole('textbox');
    await box.fill('#12ab');
    expect(calls).toEqual([]);
    expect(inputErrors.at(-1)).toBe('Enter a color, such as #0F6B6B');
    await box.fill('12abcd');
    expect(calls).toEqual(['#12ABCD']);
    expect(inputErrors.at(-1)).toBeNull();
    await box.fill('');
    expect(calls).toEqual(['#12ABCD', null]);
  });

  test.each([
    ['rgb', '63,81,181'],
    ['hsl', '231,48,48'],
  ])('the palette stores %s', async (format, stored) => {
    const { calls } = await show({ interface: 'color', value: null, options: { format } });
    await page.getByRole('button', { name: '#3F51B5' }).click();
    expect(calls).toEqual([stored]);
    await expect.element(page.getByText(`Stored as “${stored}”`)).toBeVisible();
  });

  test('mixed by sliders; grey keeps the hue that was set', async () => {
    const { calls } = await show({ interface: 'color', value: '0,0,50', options: { format: 'hsl' } });
    await page.getByRole('button', { name: 'Mix a color' }).click();
    const hue = page.getByRole('slider', { name: 'Hue' });
    await expect.element(hue).toBeVisible();
    (hue.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(hue).toHaveValue('359');
    (page.getByRole('slider', { name: 'Saturation' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    expect(calls.at(-1)).toBe('359,100,50');
  });

  test('palette only: the box can be read, the palette used', async () => {
    const options = { paletteOnly: true, palette: ['abc', 'nonsense'] };
    const { calls } = await show({ interface: 'color', value: 'not a colour', options });
    await expect.element(page.getByRole('textbox')).toHaveValue('not a colour');
    await expect.element(page.getByRole('textbox')).toHaveAttribute('readonly');
    expect(page.getByRole('button', { name: 'Mix a color' }).query()).toBeNull();
    await page.getByRole('button', { name: '#AABBCC' }).click();
    expect(calls).toEqual(['#AABBCC']);
  });
});

test('color-palette: arrows walk the wall, enter chooses a name', async () => {
  const { calls } = await show({ interface: 'color-palette', value: 'red' });
  const wall = page.getByRole('listbox', { name: 'Probe' });
  (wall.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
  expect(calls).toEqual(['pink-100']);
  await expect
    .element(page.getByRole('option', { name: 'Pink 100', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
  await page.getByRole('option', { name: 'Black' }).click();
  expect(calls).toEqual(['pink-100', 'black']);
});

describe('icon', () => {
  test('two thousand icons, a few rows of them drawn; searched, chosen by key, cleared by a click', async () => {
    const { calls } = await show({ interface: 'icon', value: null });
    await expect.element(page.getByRole('status')).toHaveTextContent(/^2,\d{3} icons$/);
    await expect.element(page.getByRole('option').first()).toBeVisible();
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(400);
    await page.getByRole('searchbox').fill('arrow left');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(calls).toHaveLength(1);
    expect(String(calls[0])).toMatch(/arrow.*left|left.*arrow/);
    await page.getByRole('option', { selected: true }).click();
    expect(calls).toEqual([calls[0], null]);
  });

  test('opens at the chosen one; the end is a key away', async () => {
    await show({ interface: 'icon', value: 'wifi' });
    await expect
      .element(page.getByRole('option', { name: 'wifi', exact: true }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('option', { name: 'wifi', exact: true })).toBeInViewport();
    const list = page.getByRole('listbox');
    (list.element() as HTMLElement).focus();
    for (const [key, name] of [
      ['Home', '10k'],
      ['End', 'zoom_out_map'],
    ]) {
      await userEvent.keyboard(`{Control>}{${key}}{/Control}`);
      const option = page.getByRole('option', { name: name ?? '', exact: true });
      await expect.element(option).toBeInViewport();
      await expect.element(list).toHaveAttribute('aria-activedescendant', option.element().id);
    }
    // Up and down keep to the column that is seen.
    const seen = () => document.getElementById(list.element().getAttribute('aria-activedescendant') ?? '');
    const left = seen()?.getBoundingClientRect().left;
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.poll(() => seen()?.getBoundingClientRect().left).toBe(left);
  });
});

test('calendar: a day of the month that is open, within its limits, in the form of the mask', async () => {
  const options = { min: '2024-12-10', max: '2024-12-31', formatting: 'dddd, d mmmm yyyy' };
  const { calls } = await show({ interface: 'calendar', type: 'date', value: '2024-12-24', options });
  await expect.element(display()).toHaveTextContent('Tuesday, 24 December 2024');
  await expect
    .element(page.getByRole('button', { name: /December 9, 2024/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /December 12, 2024/ }).click();
  expect(calls).toEqual(['2024-12-12']);
  await page.getByRole('button', { name: 'Clear the date' }).click();
  expect(calls).toEqual(['2024-12-12', null]);
});

test('collections: system ones on request; one that is gone is shown', async () => {
  const { calls } = await show({
    interface: 'collections',
    value: 'ships',
    options: { include_system: true },
  });
  await page.getByRole('button', { name: /ships \(no such collection\)/ }).click();
  await expect.element(page.getByRole('option', { name: 'Users' })).toBeVisible();
  await page.getByRole('option', { name: 'Articles' }).click();
  expect(calls).toEqual(['articles']);
});

test('interfaces: by name, without relational ones and statuses where so asked', async () => {
  const options = { relational: false, status: false };
  const { calls } = await show({ interface: 'interfaces', value: 'slider', options });
  await page.getByRole('button', { name: /Slider/ }).click();
  await expect.element(page.getByRole('option', { name: 'Rating' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Many to one' }).query()).toBeNull();
  expect(page.getByRole('option', { name: 'Status', exact: true }).query()).toBeNull();
  await page.getByRole('option', { name: 'Rating' }).click();
  expect(calls).toEqual(['rating']);
});

test('interface-types follows the interface when the user chooses another, and only then', async () => {
  const given = {
    interface: 'interface-types',
    type: 'json',
    value: 'decimal',
    form: { interface: 'numeric' },
  };
  const { calls, values, store } = await show(given);
  await expect.element(page.getByRole('button', { name: /Decimal/ })).toBeVisible();
  expect(calls).toEqual([]);
  store.setState({ values: { interface: 'toggle' } });
  values.tell('interface', 'toggle');
  await vi.waitFor(() => expect(calls).toEqual(['"boolean"']));
  await expect.element(page.getByRole('button', { name: /Boolean/ })).toBeVisible();
});

describe('interface-options', () => {
  const given = { interface: 'interface-options', type: 'json', form: { interface: 'slider' } };

  test('a form of the options; unknown keys are kept, defaults are not written', async () => {
    const { calls } = await show({ ...given, value: { minimum: 5, newer: { a: 1 } } });
    await expect.element(page.getByRole('spinbutton', { name: 'Minimum' })).toHaveValue('5');
    await expect.element(page.getByRole('spinbutton', { name: 'Maximum' })).toHaveValue('100');
    await page.getByRole('textbox', { name: 'Unit' }).fill('km');
    expect(calls).toEqual([{ minimum: 5, newer: { a: 1 }, unit: 'km' }]);
  });

  test('what is wrong with one option is an error of the field', async () => {
    const { calls, inputErrors } = await show({ ...given, value: null });
    await page.getByRole('spinbutton', { name: 'Minimum' }).fill('low');
    expect(inputErrors.at(-1)).toMatch(/number/);
    await page.getByRole('spinbutton', { name: 'Minimum' }).fill('3');
    expect(inputErrors.at(-1)).toBeNull();
    expect(calls).toEqual([{ minimum: 3 }]);
  });

  test.each([
    [{}, 'Choose an interface'],
    [{ interface: 'acme-hologram' }, 'This app doesn’t have the interface acme-hologram'],
    [{ interface: 'color-palette' }, 'has no options'],
  ])('without options to edit (%j) it says so', async (form, words) => {
    await show({ ...given, form, value: { a: 1 } });
    await expect.element(page.getByText(words)).toBeVisible();
  });
});
