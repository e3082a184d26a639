/** Rows by hand: added, edited, sorted, removed and had back. */
import { Suspense } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { HeldInput } from '#app/interfaces/sample-host.tsx';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { ProjectProvider } from '#app/session/project.tsx';

const half = { width: 'half' };
const fields = [
  { field: 'item', interface: 'text-input', type: 'string', ...half },
  { field: 'amount', interface: 'numeric', type: 'integer', default: 7, ...half },
  { field: 'note', interface: 'textarea', type: 'string' },
];

interface Probe {
  changes: () => unknown[];
  inputErrors: () => (string | null)[];
}

async function show(
  value: unknown,
  options: Record<string, unknown>,
  more: { id?: string; width?: string; readonly?: boolean } = {},
): Promise<Probe & Awaited<ReturnType<typeof render>>> {
  const onChange = vi.fn();
  const onInputError = vi.fn();
  const field = toField({
    field: 'probe',
    collection: 'lab',
    type: 'json',
    datatype: 'TEXT',
    interface: more.id ?? 'repeater',
    width: more.width ?? 'full',
    options,
  });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ProjectProvider project="demo">
        <Suspense>
          <HeldInput
            {...{ field, value, onChange, onInputError }}
            collection="lab"
            readonly={more.readonly === true}
          />
        </Suspense>
      </ProjectProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.container.querySelector('[data-skeleton]')).toBeNull(), {
    timeout: 15_000,
  });
  return Object.assign(screen, {
    changes: () => onChange.mock.calls.map(([next]: unknown[]) => next),
    inputErrors: () => onInputError.mock.calls.map(([message]: unknown[]) => message as string | null),
  });
}

const rows = (text: string) => parseJson(text);
const stored = '[{"item":"Rope","amount":9007199254740993,"hidden":{"x":1}},{"item":"Buoy","amount":2}]';

test('a row opens by its heading, one at a time; what is edited is all that changes [INF-01] [FD15] [FD63]', async () => {
  const screen = await show(rows(stored), { fields, template: '{{item}} × {{amount}}' });
  const rope = screen.getByRole('button', { name: 'Rope × 9007199254740993', exact: true });
  await rope.click();
  await screen.getByRole('button', { name: 'Buoy × 2', exact: true }).click();
  await expect.element(rope).toHaveAttribute('aria-expanded', 'false');
  expect(screen.changes()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Item' }).fill('Buoys');
  expect(writeJson(screen.changes().at(-1))).toBe(stored.replace('Buoy', 'Buoys'));
  await expect.element(screen.getByRole('button', { name: 'Buoys × 2', exact: true })).toBeVisible();
});

test('a new row starts with the defaults, opens, and has the focus; the limit hides adding [INF-01]', async () => {
  const screen = await show(null, {
    fields,
    limit: 1,
    createItemText: 'Add a thing',
    placeholder: 'A thing',
  });
  await screen.getByRole('button', { name: 'Add a thing' }).click();
  expect(screen.changes()).toEqual([[{ item: null, amount: 7, note: null }]]);
  await expect.element(screen.getByRole('textbox', { name: 'Item' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Add a thing' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Duplicate/ })).not.toBeInTheDocument();
});

test('arrow keys on the handle move a row, and the focus stays on it [INF-01]', async () => {
  const screen = await show([{ item: 'a' }, { item: 'b' }, { item: 'c' }], { fields });
  const handle = screen.getByRole('button', { name: 'Move a', exact: true });
  handle.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.changes().at(-1)).toEqual([{ item: 'b' }, { item: 'c' }, { item: 'a' }]);
  await expect.element(screen.getByText('a moved to position 3 of 3')).toBeInTheDocument();
});

test('a row is dragged by its handle; Escape lets go [INF-01]', async () => {
  const screen = await show([{ item: 'a' }, { item: 'b' }, { item: 'c' }], { fields });
  const handle = screen.getByRole('button', { name: 'Move a', exact: true }).element();
  const target = screen
    .getByRole('button', { name: 'Move c', exact: true })
    .element()
    .getBoundingClientRect();
  const at = (type: string, y: number) =>
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: 5,
      clientY: y,
    });
  const drag = async () => {
    handle.dispatchEvent(at('pointerdown', handle.getBoundingClientRect().top + 5));
    window.dispatchEvent(at('pointermove', target.bottom));
    await new Promise(requestAnimationFrame);
  };
  await drag();
  await userEvent.keyboard('{Escape}');
  window.dispatchEvent(at('pointerup', target.bottom));
  expect(screen.changes()).toEqual([]);
  await drag();
  window.dispatchEvent(at('pointerup', target.bottom));
  expect(screen.changes()).toEqual([[{ item: 'b' }, { item: 'c' }, { item: 'a' }]]);
});

test('a removed row comes back where it was; a duplicate stands beside its original [INF-01]', async () => {
  const screen = await show([{ item: 'a' }, { item: 'b' }], { fields });
  await screen.getByRole('button', { name: 'Remove a' }).click();
  expect(screen.changes().at(-1)).toEqual([{ item: 'b' }]);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.changes().at(-1)).toEqual([{ item: 'a' }, { item: 'b' }]);
  await screen.getByRole('button', { name: 'Duplicate a' }).click();
  expect(screen.changes().at(-1)).toEqual([{ item: 'a' }, { item: 'a' }, { item: 'b' }]);
});

test('as an object: keys have to be there and differ, or nothing changes and the form is told [INF-01]', async () => {
  const options = {
    structure: 'object',
    structure_key: 'value',
    fields: [
      { field: 'value', ...half },
      { field: 'name', ...half },
    ],
  };
  const screen = await show({ one: 'First', two: 'Second' }, options);
  const key = screen.getByRole('textbox', { name: 'Value' }).nth(1);
  await key.fill('one');
  expect(screen.inputErrors().at(-1)).toContain('Two rows have “one”');
  expect(screen.changes()).toEqual([]);
  await key.fill('three');
  expect(screen.inputErrors().at(-1)).toBeNull();
  expect(screen.changes()).toEqual([{ one: 'First', three: 'Second' }]);
});

test('repeaters nest [INF-01]', async () => {
  const inner = [{ field: 'text' }];
  const screen = await show([{ parts: [{ text: 'x' }] }], {
    fields: [{ field: 'parts', interface: 'repeater', type: 'json', options: { fields: inner } }],
  });
  await screen.getByRole('textbox', { name: 'Text' }).fill('y');
  expect(screen.changes().at(-1)).toEqual([{ parts: [{ text: 'y' }] }]);
});

test('an outer row that is moved takes its inner rows along, open or not [INF-01] [FD62]', async () => {
  const part = (text: string) => ({ text, kept: { of: text } });
  const [first, second] = [
    { name: 'one', parts: [part('a'), part('b')] },
    { name: 'two', parts: [part('c')] },
  ];
  const screen = await show([first, second], {
    template: '{{name}}',
    fields: [
      { field: 'name' },
      { field: 'parts', interface: 'repeater', type: 'json', options: { fields: [{ field: 'text' }] } },
    ],
  });
  await screen.getByRole('button', { name: 'two', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('c');
  const handle = screen.getByRole('button', { name: 'Move two', exact: true });
  handle.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.changes().at(-1)).toEqual([second, first]);
  const open = async (name: string) => {
    const heading = screen.getByRole('button', { name, exact: true });
    if (heading.element().getAttribute('aria-expanded') !== 'true') await heading.click();
  };
  await open('two');
  await screen.getByRole('textbox', { name: 'Text' }).fill('d');
  expect(screen.changes().at(-1)).toEqual([{ ...second, parts: [{ ...part('c'), text: 'd' }] }, first]);
  await open('one');
  await expect.element(screen.getByRole('textbox', { name: 'Text' }).first()).toHaveValue('a');
});

test('a broken part holds the form up until its row is gone [INF-01]', async () => {
  const screen = await show([{ data: { a: 1 } }], {
    fields: [{ field: 'data', interface: 'json', type: 'json' }],
  });
  await vi.waitFor(() => expect(screen.container.querySelector('.cm-content')).not.toBeNull(), {
    timeout: 15_000,
  });
  const editor = screen.container.querySelector<HTMLElement>('.cm-content');
  editor?.focus();
  await userEvent.keyboard('{Control>}a{/Control}{{');
  await vi.waitFor(() => expect(screen.inputErrors().at(-1)).toContain('Not valid JSON'));
  await screen.getByRole('button', { name: 'Remove Row 1' }).click();
  expect(screen.inputErrors().at(-1)).toBeNull();
});

test('read-only rows can be read and nothing else', async () => {
  const screen = await show([{ item: 'a' }], { fields }, { readonly: true });
  await screen.getByRole('button', { name: 'a', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Item' })).toHaveAttribute('readonly');
  expect(screen.container.querySelectorAll('button').length).toBe(1);
});

test('key and value: pairs are added and kept apart; an unfinished pair changes nothing [INF-01]', async () => {
  const screen = await show({ mast: 'steel' }, {}, { id: 'key-value' });
  await screen.getByRole('button', { name: 'Add a key' }).click();
  expect(screen.changes()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Value' }).nth(1).fill('oak');
  expect(screen.inputErrors().at(-1)).toContain('has no key');
  expect(screen.changes()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Key' }).nth(1).fill('hull');
  expect(screen.inputErrors().at(-1)).toBeNull();
  expect(screen.changes().at(-1)).toEqual({ mast: 'steel', hull: 'oak' });
  await screen.getByRole('button', { name: 'Remove mast' }).click();
  await screen.getByRole('button', { name: 'Remove hull' }).click();
  expect(screen.changes().at(-1)).toBeNull();
});

test('a value of another form is shown and kept until the user starts anew [FD02]', async () => {
  for (const id of ['repeater', 'key-value']) {
    const screen = await show('just <b>words</b>', { fields }, { id });
    await expect.element(screen.getByText('just <b>words</b>')).toBeVisible();
    expect(screen.changes()).toEqual([]);
    await screen.getByRole('button', { name: 'Start over' }).click();
    expect(screen.changes()).toEqual([null]);
    await screen.unmount();
  }
});
