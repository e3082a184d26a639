import versions from 'material-icons/_data/versions.json';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormValuesContext, useOwnedValues } from '#app/components/form/form-values.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { nestedField } from '#app/interfaces/nested-field.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { Surroundings } from '#app/interfaces/sample-host.tsx';
import { pickedOptions, pickerOf } from './option-pickers.ts';
import { toolbarCommands } from './toolbar-commands.ts';
import { type OptionTarget, OptionTargetContext } from './option-target.ts';

const collection = (name: string, ...fields: [field: string, type: string][]) =>
  toCollection({
    collection: name,
    managed: true,
    fields: fields.map(([field, type]) => ({ collection: name, field, type, datatype: 'VARCHAR' })),
  });
const target: OptionTarget = {
  own: collection('articles', ['title', 'string'], ['probe', 'slug'], ['size', 'integer']),
  field: 'probe',
  related: collection('categories', ['name', 'string'], ['place', 'integer']),
  far: 'category',
};
const field = nestedField(
  { field: 'options', interface: 'interface-options', options: { interfaceField: 'interface' } },
  'articles',
);

function Host({ of, stored, onChange }: { of: string; stored: unknown; onChange: (value: unknown) => void }) {
  const store = useOwnedValues(useMemo(() => ({ interface: of }), [of]));
  return (
    <OptionTargetContext value={target}>
      <FormValuesContext value={store}>
        <span id="label">Options</span>
        <InterfaceInput
          id="options"
          labelId="label"
          describedBy={undefined}
          value={stored}
          onChange={onChange}
          onInputError={() => undefined}
          onSetField={() => undefined}
          field={field}
          collection="articles"
          readonly={false}
          required={false}
          invalid={false}
          newItem={false}
        />
      </FormValuesContext>
    </OptionTargetContext>
  );
}

async function show(of: string, stored: unknown) {
  const onChange = vi.fn<(value: unknown) => void>();
  const { container } = await render(<Host {...{ of, stored, onChange }} />, { wrapper: Surroundings });
  const option = (key: string) => container.querySelector<HTMLElement>(`[data-option="${key}"]`);
  return { onChange, option };
}

/** Parts that come when they are shown are there before they are looked for. */
const parts = Promise.all([import('./Input.tsx'), import('./OptionPicker.tsx')]);
const soon = { timeout: 10_000 };

beforeEach(async () => {
  await parts;
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ error: { code: 3, message: 'no server' } }, { status: 401 })),
  );
});
afterEach(() => vi.restoreAllMocks());

const split = (name: string) => name.split('.') as [string, string];

test('what is picked are options that there are', () => {
  const missing = pickedOptions.filter((name) => {
    const [of, key] = split(name);
    return !interfaces.get(of)?.options.some((option) => option.key === key);
  });
  expect(missing).toEqual([]);
});

test('each command of the toolbar has a symbol and a name', () => {
  const editor = interfaces.get('wysiwyg');
  const choices = editor?.options.find(({ key }) => key === 'toolbar')?.options?.['choices'];
  expect(toolbarCommands.map(({ command }) => command).toSorted()).toEqual(
    Object.keys(toObject(choices)).toSorted(),
  );
  expect(toolbarCommands.filter(({ icon }) => !Object.hasOwn(versions, icon))).toEqual([]);
  const words = toObject(editor?.strings['engine']);
  expect(toolbarCommands.filter(({ name }) => !Object.hasOwn(words, name))).toEqual([]);
});

/** Stored by others: no name that is known here. */
const odd: Record<string, unknown> = {
  template: 'Zebra {{zebra.stripes}}',
  field: 'zebra_field',
  fields: 'zebra, zebra.stripes',
  types: 'image/x-zebra,.zebra',
  toolbar: ['zebra', 'bold'],
  layout: 'zebra',
  parts: { title: 'zebra', src: 'data', other: 1 },
  query: { sort: '-zebra', fields: ['zebra'], q: 'x' },
  conditions: [{ field: 'zebra_field', operator: 'rlike', value: 'stripes', other: 1 }],
};

test.each(pickedOptions)(
  '%s: what is stored is shown, and nothing changes by looking at it',
  async (name) => {
    const [of, key] = split(name);
    const value = odd[pickerOf(of, key)?.kind ?? ''];
    const { onChange, option } = await show(of, { [key]: value });
    await expect
      .poll(() => {
        const frame = option(key);
        const inputs = [...(frame?.querySelectorAll('input') ?? [])].map((input) => input.value);
        return `${frame?.textContent ?? ''} ${inputs.join(' ')}`;
      }, soon)
      .toMatch(/zebra/i);
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('fields are chosen by their names, of a fitting type, and never the field itself', async () => {
  const { onChange, option } = await show('slug', {});
  await expect.poll(() => option('mirroredField')?.querySelector('button'), soon).toBeTruthy();
  await userEvent.click(option('mirroredField')?.querySelector('button') ?? document.body);
  const names = [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['None', 'Title']);
  await userEvent.click([...document.querySelectorAll('[role="option"]')].at(-1) ?? document.body);
  expect(onChange).toHaveBeenLastCalledWith({ mirroredField: 'title' });
});

test('columns are kept as a comma list, in the order that they are moved to', async () => {
  const { onChange, option } = await show('many-to-one', { visible_fields: 'name,place', other: 1 });
  await expect.poll(() => option('visible_fields')?.querySelectorAll('li').length, soon).toBe(2);
  await userEvent.click(
    option('visible_fields')?.querySelector('[aria-label="Move Place up"]') ?? document.body,
  );
  expect(onChange).toHaveBeenLastCalledWith({ visible_fields: 'place,name', other: 1 });
});

test('commands are added at the end and taken out by their names, others stay', async () => {
  const { onChange, option } = await show('wysiwyg', { toolbar: ['zebra', 'bold'] });
  await expect.poll(() => option('toolbar')?.querySelectorAll('label').length, soon).toBeGreaterThan(40);
  const box = (name: string) =>
    [...(option('toolbar')?.querySelectorAll('label') ?? [])].find((label) =>
      label.textContent?.endsWith(name),
    );
  await userEvent.click(box('Italic') ?? document.body);
  expect(onChange).toHaveBeenLastCalledWith({ toolbar: ['zebra', 'bold', 'italic'] });
  await userEvent.click(box('Bold') ?? document.body);
  expect(onChange).toHaveBeenLastCalledWith({ toolbar: ['zebra'] });
});

test('what an object holds besides stays as it is', async () => {
  const { onChange, option } = await show('file', { viewOptions: odd['parts'] });
  await expect.poll(() => option('viewOptions')?.querySelectorAll('button').length, soon).toBe(3);
  await userEvent.click(option('viewOptions')?.querySelector('button') ?? document.body);
  await userEvent.click(
    [...document.querySelectorAll('[role="option"]')].find(({ textContent }) => textContent === 'Title') ??
      document.body,
  );
  expect(onChange).toHaveBeenLastCalledWith({ viewOptions: { title: 'title', src: 'data', other: 1 } });
});

test('conditions are changed line by line, and what stands in them besides stays', async () => {
  const [first, second] = [
    { field: 'zebra_field', operator: 'eq', value: 'stripes', other: 1 },
    { field: 'type', operator: 'null' },
  ];
  const { onChange, option } = await show('file', { filters: [first, second] });
  await expect.poll(() => option('filters')?.querySelectorAll('[role="group"]').length, soon).toBe(2);
  const inputs = () => option('filters')?.querySelectorAll('input') ?? [];
  expect(inputs()).toHaveLength(1);
  await userEvent.fill(inputs()[0] ?? document.body, 'spots');
  expect(onChange).toHaveBeenLastCalledWith({ filters: [{ ...first, value: 'spots' }, second] });
  await userEvent.click(
    option('filters')?.querySelector('[aria-label="Remove zebra_field"]') ?? document.body,
  );
  expect(onChange).toHaveBeenLastCalledWith({ filters: [second] });
});

test.each([['[]'], [{ a: 1 }], [[{ field: 'type' }]], [[{ field: 'type', operator: 'zebra' }]]])(
  'conditions as %j are edited as JSON alone',
  async (filters) => {
    const { option } = await show('file', { filters });
    await expect.poll(() => option('filters')?.querySelector('legend'), soon).toBeTruthy();
    expect(option('filters')?.querySelector('details')).toBeNull();
  },
);
