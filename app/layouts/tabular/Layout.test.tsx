import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/layouts/registry.ts';
import { contextWith, filledClient, SampleList } from '#app/layouts/sample-list.tsx';
import { Layout } from './Layout.tsx';

const context = contextWith(
  { field: 'place', type: 'string', datatype: 'VARCHAR', interface: 'text-input' },
  { field: 'parts', type: 'o2m', datatype: null },
  { field: 'weight', type: 'decimal', datatype: 'DECIMAL', length: '10,2', interface: 'numeric' },
  { field: 'stars', type: 'integer', datatype: 'INT', interface: 'rating' },
);
const rows = Array.from({ length: 250 }, (_, index) => {
  const id = index + 1;
  return { id, title: `Title ${id}`, place: `Place ${id}`, parts: [], weight: id, stars: 2 };
});
const onOpen = vi.fn();
const onQueryChange = vi.fn();
const onOptionsChange = vi.fn();

/** The list is in the cache already: what is tested is the grid, not the reading. */
const showTable = (fields: string) =>
  render(
    <SampleList
      {...{ Layout, context, onOpen, onQueryChange, onOptionsChange }}
      client={filledClient(3, rows)}
      count={rows.length}
      query={{ fields }}
      options={{ spacing: 'cozy' }}
      width={900}
      height={600}
    />,
  );

const grid = () => page.getByRole('grid', { name: 'Things' });
const active = () =>
  grid()
    .element()
    .getAttribute('aria-activedescendant')
    ?.replace(/^.*?-(?=(?:head|\d+)-\d+$)/, '');
const selected = () => page.getByRole('status').element().textContent;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

beforeEach(async () => {
  vi.clearAllMocks();
  await showTable('title,place,parts');
  await expect.element(page.getByRole('row', { name: /Title 1 / })).toBeVisible();
  (grid().element() as HTMLElement).focus();
});

test('the first key shows where the keyboard is, the next ones move [TAB-01]', async () => {
  await press('{ArrowDown}');
  expect(active()).toBe('0-1');
  await press('{ArrowDown}', '{ArrowRight}');
  expect(active()).toBe('1-2');
  await press('{Home}');
  expect(active()).toBe('1-0');
  await press('{End}');
  expect(active()).toBe('1-3');
});

test('the end is one jump away, and the cell there is on the page', async () => {
  await press('{Control>}{End}{/Control}');
  expect(active()).toBe('249-3');
  await expect.element(page.getByRole('row', { name: /Title 250 / })).toBeVisible();
  expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60);
  await press('{Control>}{Home}{/Control}');
  await expect.element(page.getByRole('row', { name: /Title 1 / })).toBeVisible();
});

test('Space chooses, Shift with an arrow goes on from there, Escape lets go', async () => {
  await press('{ArrowDown}', ' ');
  expect(selected()).toBe('1');
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await vi.waitFor(() => expect(selected()).toBe('1 2 3'));
  await press('{ArrowUp}', ' ');
  expect(selected()).toBe('1 3');
  await press('{Escape}');
  expect(selected()).toBe('');
});

test('Enter opens a row, and sorts in the head by what can be sorted by', async () => {
  await press('{ArrowDown}', '{ArrowDown}', '{Enter}');
  expect(onOpen.mock.calls[0]?.[0]).toBe('2');
  await press('{Control>}{Home}{/Control}', '{ArrowUp}', '{ArrowRight}', '{Enter}');
  expect(active()).toBe('head-1');
  expect(onQueryChange).toHaveBeenCalledWith({ sort: 'title' });
  onQueryChange.mockClear();
  await press('{End}', '{Enter}');
  expect(onQueryChange).not.toHaveBeenCalled();
});

test('Shift with a side arrow makes a column wider, Alt with Arrow Down opens its menu', async () => {
  await press('{Control>}{Home}{/Control}', '{ArrowUp}', '{ArrowRight}');
  const column = page.getByRole('columnheader', { name: 'Title' });
  const before = Math.round(column.element().getBoundingClientRect().width);
  await press('{Shift>}{ArrowRight}{/Shift}');
  expect(onOptionsChange).toHaveBeenCalledWith({ widths: { title: before + 16 } });
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('menu', { name: 'Column Title' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.activeElement).toBe(grid().element()));
});

test('one stop for the Tab key', async () => {
  for (const inner of grid().element().querySelectorAll('a, button, input')) {
    expect(inner.getAttribute('tabindex')).toBe('-1');
  }
});

test.each(['ltr', 'rtl'] as const)(
  'numbers stand at the end of their column, words at its start: %s',
  async (dir) => {
    document.documentElement.dir = dir;
    try {
      await showTable('title,weight');
      const sideOf = (text: string) => {
        const { textAlign, direction } = getComputedStyle(
          page.getByText(text, { exact: true }).first().element(),
        );
        return textAlign === 'end' ? (direction === 'ltr' ? 'right' : 'left') : textAlign;
      };
      await expect.element(page.getByText('Title 7', { exact: true }).first()).toBeVisible();
      const [start, end] = dir === 'ltr' ? ['left', 'right'] : ['right', 'left'];
      expect([sideOf('Title 7'), sideOf('7.00')]).toEqual([start, end]);
    } finally {
      document.documentElement.dir = '';
    }
  },
);

test('numbers and the name of their column stand at the end; stars, though kept as numbers, do not', async () => {
  await showTable('title,weight,stars');
  await expect.element(page.getByText('7.00', { exact: true }).first()).toBeVisible();
  const marked = [...grid().last().element().querySelectorAll('[data-number]')];
  expect(new Set(marked.map((cell) => cell.getAttribute('data-column')))).toEqual(new Set(['2']));
  expect(marked.some((cell) => cell.getAttribute('role') === 'columnheader')).toBe(true);
});
