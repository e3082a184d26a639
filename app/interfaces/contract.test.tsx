/** What every interface owes the form, checked for all of them: nothing here is edited when one is added. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { i18n } from '#app/i18n/setup.ts';
import { fieldFor, inputProps, show, Surroundings } from './sample-host.tsx';
import { hostile, samples, wrong } from './contract-samples.ts';
import type { InterfaceDefinition } from './define.ts';
import { InterfaceDisplay } from './InterfaceDisplay.tsx';
import { InterfaceInput } from './InterfaceInput.tsx';
import { customDefinition } from './custom/definition.ts';
import type { InterfaceExport } from './custom/interface-code.ts';
import { addInterfaces, interfaceOf, interfaces, optionsOf } from './registry.ts';

const manifests = import.meta.glob<InterfaceDefinition>('./*/index.ts', { eager: true, import: 'default' });

/** The demo's extensions, of which docs/extensions.md says that they owe the same. */
const folder = '/mocks/seed/extensions/interfaces';
const metas = import.meta.glob<Record<string, unknown>>('/mocks/seed/extensions/interfaces/*/meta.json', {
  eager: true,
  import: 'default',
});
const modules = import.meta.glob<InterfaceExport>('/mocks/seed/extensions/interfaces/*/module.js', {
  eager: true,
  import: 'default',
});
const examples = Object.entries(modules).map(([file, exported]): [string, InterfaceDefinition] => {
  const path = file.replace('module.js', 'meta.json');
  const id = path.slice(folder.length + 1).split('/')[0] ?? '';
  const extension = { id, name: id, icon: null, path, meta: metas[path] ?? {} };
  const parts = { Display: ({ value }: { value: unknown }) => String(value), ...exported };
  return [path, customDefinition(extension, parts, (used) => interfaces.get(used)?.types[0] ?? 'string')];
});
addInterfaces(examples.map(([, definition]) => definition));

/** Out of the tab order are the hidden inputs that date fields keep for the browser's autofill. */
const controls = (container: HTMLElement) =>
  [
    ...container.querySelectorAll<HTMLElement>(
      'input, textarea, button, [contenteditable=true], [role="textbox"]',
    ),
  ].filter((control) => !control.matches(':disabled, [tabindex="-1"]'));

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
  expect((window as { hacked?: boolean }).hacked).toBeUndefined();
});

test('every folder is an interface', () => {
  expect(interfaces.size).toBe(Object.keys(manifests).length);
});

/** Strings that the fields of entries need. */
function partsOf(fields: unknown): string[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((each: { field: string; choices?: string[]; options?: { fields?: unknown } }) => [
    `fields.${each.field}`,
    ...(each.choices ?? []).map((name) => `choices.${name}`),
    ...partsOf(each.options?.fields),
  ]);
}

test('the demo has interfaces of its own', () => {
  expect(examples.length).toBeGreaterThan(0);
});

test.each(Object.entries(manifests))(
  '%s is told by its folder, types, strings and options [INF-01]',
  (path, definition) => {
    expect(path).toBe(`./${definition.id}/index.ts`);
    expect(definition.types.length).toBeGreaterThan(0);
    for (const type of definition.types) expect(samples, `samples of type ${type}`).toHaveProperty(type);
    const keys = ['name', ...definition.options.map((option) => `options.${option.key}.name`)];
    for (const { key, choices = [], options = {} } of definition.options) {
      const named = choices.filter(({ label }) => label === undefined).map(({ name }) => `choices.${name}`);
      for (const part of [...named, ...partsOf(options['fields'])]) keys.push(`options.${key}.${part}`);
    }
    for (const key of keys) expect(i18n.exists(`interfaces:${definition.id}.${key}`), key).toBe(true);
    for (const option of definition.options)
      expect(interfaces.has(option.interface), option.interface).toBe(true);
  },
);

describe.each([...Object.entries(manifests), ...examples])('%s [INF-01]', (_path, definition) => {
  test.each(
    definition.types.flatMap((type) => [null, ...(samples[type] ?? [])].map((value) => ({ type, value }))),
  )('shows $type $value without changing it [FD02]', async ({ type, value }) => {
    const { container, onChange } = await show(fieldFor(definition, type), value);
    expect(onChange).not.toHaveBeenCalled();
    expect(container.textContent).not.toContain(i18n.t('interfaceBroken'));
  });

  test('stays as it is when it is only passed through [FD02]', async () => {
    for (const type of definition.types) {
      for (const value of [null, ...(samples[type] ?? [])]) {
        const { container, onChange } = await show(fieldFor(definition, type), value);
        for (const control of controls(container)) {
          control.focus();
          control.blur();
        }
        expect(onChange, `${type} ${String(value)}`).not.toHaveBeenCalled();
      }
    }
  });

  test.each(wrong)('in a new item takes %s, whatever its type, and leaves it', async (_, value) => {
    for (const type of definition.types) {
      const { container, onChange } = await show(fieldFor(definition, type), value, { newItem: true });
      expect(onChange).not.toHaveBeenCalled();
      expect(container.textContent).not.toContain(i18n.t('interfaceBroken'));
    }
  });

  test('read-only stays as it is under keys and clicks', async () => {
    for (const type of definition.types) {
      const value = (samples[type] ?? [])[0] ?? null;
      const { container, onChange } = await show(fieldFor(definition, type), value, { readonly: true });
      for (const control of controls(container)) {
        control.focus();
        await userEvent.keyboard('1{Delete}{Enter}');
      }
      expect(onChange).not.toHaveBeenCalled();
    }
  });

  test('its display takes every value and runs nothing', async () => {
    for (const type of definition.types) {
      const field = fieldFor(definition, type);
      for (const value of [null, '', ...(samples[type] ?? [])]) {
        const screen = await render(
          <Surroundings>
            <InterfaceDisplay field={field} value={value} item={{ probe: value }} />
          </Surroundings>,
        );
        expect(screen.container.querySelector('img[src="x"], script')).toBeNull();
        await screen.unmount();
      }
    }
  });
});

describe('an unknown interface [INF-02]', () => {
  test.each([
    ['VARCHAR', 'string', 'text-input'],
    ['TEXT', 'string', 'textarea'],
    ['INT', 'integer', 'numeric'],
    ['DECIMAL', 'decimal', 'numeric'],
    ['DATE', 'date', 'date'],
    ['TINYINT', 'boolean', 'toggle'],
    ['ENUM', 'string', 'text-input'],
  ])('on %s is stood in for by its column type', (datatype, type, id) => {
    const resolved = interfaceOf(toField({ field: 'x', interface: 'no-such-thing', datatype, type }));
    expect(resolved?.definition.id).toBe(id);
    expect(resolved?.isFallback).toBe(true);
  });

  test.each(['json', 'm2o', 'array', 'file'])('on %s is shown and never written', async (type) => {
    const field = toField({
      collection: 'articles',
      field: 'probe',
      interface: 'no-such-thing',
      type,
      datatype: 'TEXT',
    });
    expect(interfaceOf(field)).toBeNull();
    const onChange = vi.fn();
    const screen = await render(
      <Surroundings>
        <InterfaceInput {...inputProps} field={field} value={{ a: hostile }} onChange={onChange} />
      </Surroundings>,
    );
    // The installation may have it: it is asked first.
    await expect.poll(() => screen.container.textContent).toContain('onerror');
    expect(screen.container.querySelector('input, textarea, img')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('ids of older versions lead to the same interface', () => {
  expect(
    interfaceOf(toField({ field: 'x', interface: 'switch', type: 'boolean', datatype: 'TINYINT' }))
      ?.definition.id,
  ).toBe('toggle');
  expect(
    interfaceOf(toField({ field: 'x', interface: 'owner', type: 'owner', datatype: 'INT' }))?.definition.id,
  ).toBe('user-created');
});

test('saved options lie over the defaults; null is no option', () => {
  const field = toField({
    field: 'x',
    interface: 'toggle',
    type: 'boolean',
    datatype: 'TINYINT',
    options: { labelOn: 'Yes', checkbox: null },
  });
  const definition = interfaces.get('toggle');
  expect(definition && optionsOf(definition, field)).toMatchObject({ labelOn: 'Yes', checkbox: false });
});
