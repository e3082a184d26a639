import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/layouts/registry.ts';
import { contextWith, filledClient, SampleList } from '#app/layouts/sample-list.tsx';
import Layout from './Layout.tsx';

const context = contextWith();
const rows = Array.from({ length: 250 }, (_, index) => ({
  id: index + 1,
  title: index === 4 ? null : `Title ${index + 1}`,
}));
const onOpen = vi.fn();

const grid = () => page.getByRole('grid', { name: 'Things' });
const active = () => grid().element().getAttribute('aria-activedescendant')?.split('-').at(-1);
const selected = () => page.getByRole('status').element().textContent;
const columns = () => Number(grid().element().getAttribute('aria-colcount'));

beforeEach(() => {
  vi.clearAllMocks();
});

async function show(isSelectable = true): Promise<void> {
  // The list is in the cache already: what is tested is the grid, not the reading.
  const client = filledClient(3, rows);
  const list = { Layout, client, context, onOpen, isSelectable, count: rows.length };
  await render(<SampleList {...list} options={{ title: 'title' }} width={860} height={500} />);
  await expect.element(page.getByRole('link', { name: 'Title 1', exact: true })).toBeVisible();
  (grid().element() as HTMLElement).focus();
}

test('arrows move between cards, Space and Shift choose, Enter opens [CRD-01]', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('0');
  await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
  expect(selected()).toBe(String(columns() + 2));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await vi.waitFor(() => expect(selected()).toBe(`${columns() + 2} ${columns() + 3}`));
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls[0]?.[0]).toBe(String(columns() + 3));
  await userEvent.keyboard('{Escape}');
  expect(selected()).toBe('');
});

test('the end is one jump away, and few cards are on the page [CRD-01]', async () => {
  await show();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(active()).toBe('249');
  await expect.element(page.getByRole('link', { name: 'Title 250' })).toBeVisible();
  expect(document.querySelectorAll('[role="gridcell"]').length).toBeLessThan(120);
});

test('another width keeps the same cards in sight [CRD-01]', async () => {
  await show();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard('{PageUp}{PageUp}');
  const index = Number(active());
  const wide = columns();
  const box = document.getElementById('box');
  if (box) box.style.inlineSize = '420px';
  await vi.waitFor(() => expect(columns()).toBeLessThan(wide));
  await expect.element(page.getByRole('link', { name: `Title ${index + 1}`, exact: true })).toBeInViewport();
});

test('where nothing can be chosen there are no boxes; a card without a title goes by its key', async () => {
  await show(false);
  expect(grid().element().querySelector('input')).toBeNull();
  await userEvent.keyboard('{ArrowDown} ');
  expect(selected()).toBe('');
  await expect.element(page.getByRole('link', { name: '5', exact: true })).toBeVisible();
  for (const inner of grid().element().querySelectorAll('a, button, input')) {
    expect(inner.getAttribute('tabindex')).toBe('-1');
  }
});
