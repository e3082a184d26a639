import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itemQueries } from '#app/entities/items/queries.ts';
import { contextWith, filledClient, layoutProps } from '#app/layouts/sample-list.tsx';
import { addresses } from '#app/session/addresses.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import { drawnStretch } from './calendar-range.ts';
import Layout from './Layout.tsx';
import { setupOf } from './setup.ts';
import { datedViews, max } from './use-range.ts';
import { boundsOf, within } from '#app/layouts/range-filter.ts';

const context = contextWith({ field: 'day', type: 'date', datatype: 'DATE' });
const { source, keyOf } = layoutProps;
const items = [
  ...Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    title: `Full ${index + 1}`,
    day: '2025-03-14',
  })),
  { id: 20, title: 'Alone', day: '2025-03-20' },
];
const onOpen = vi.fn();
const onOptionsChange = vi.fn();

/** March is in the cache already: what is tested is the calendar, not the reading. */
function marchClient() {
  const client = filledClient(1);
  const stretch = drawnStretch({ mode: 'month', day: '2025-03-14' }, 0);
  const input = { source, setup: setupOf({}, context), context, keyOf, zone: 'UTC' };
  const [view] = datedViews(input, within(boundsOf('day', stretch.first, stretch.last, 'UTC')));
  if (view) client.setQueryData(itemQueries.window('demo', 'things', view, 0, max).queryKey, items);
  const [bare] = datedViews(input, { null: 1 });
  const undated = { ...bare, fields: ['id'], sort: null };
  client.setQueryData(itemQueries.window('demo', 'things', undated, 0, 100).queryKey, [{ id: 7 }, { id: 8 }]);
  return client;
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }) as never;

function Calendar({ options = {} }: { options?: Record<string, unknown> }) {
  const [client] = useState(marchClient);
  const [at, setAt] = useState<string | null>('month.2025-03-14');
  return (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <ProjectProvider project="demo">
          <div style={{ display: 'flex', flexDirection: 'column', blockSize: 700, inlineSize: 1100 }}>
            <Layout
              {...layoutProps}
              {...{ context, options, onOptionsChange, onOpen, at }}
              count={10}
              onAtChange={setAt}
              newItem={() => addresses.newItem('demo', 'things')}
              filtered={({ operator }) => addresses.search('demo', 'things', operator)}
            />
          </div>
          <output>{at}</output>
        </ProjectProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  );
}

const day = (name: string) => page.getByRole('gridcell', { name });
const at = () => page.elementLocator(document.querySelector('output') ?? document.body);

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

beforeEach(() => {
  vi.clearAllMocks();
});

test('a month shows what fits, says how many more there are, and counts what has no date [CAL-01]', async () => {
  await render(<Calendar />);
  await expect.element(page.getByRole('grid', { name: 'Calendar, March 2025' })).toBeVisible();
  await expect.element(day('Fri, Mar 14, 2025, 9 items')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Full 1' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Full 9' })).not.toBeInTheDocument();
  const more = page.getByRole('button', { name: /^\d more on Fri, Mar 14, 2025$/ });
  await expect.element(more).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '2 items without a date' }))
    .toHaveAttribute('href', '/demo/collections/things?q=%22null%22');
  await expect.element(page.getByText('10 items', { exact: true })).toBeVisible();
});

test('arrows move between days and weeks, Page Down to the next month, and the focus goes along', async () => {
  await render(<Calendar />);
  (day('Fri, Mar 14, 2025, 9 items').element() as HTMLElement).focus();
  await press('{ArrowRight}', '{ArrowDown}');
  await expect.element(at()).toHaveTextContent('month.2025-03-22');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2025-03-22');
  await press('{Home}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2025-03-16');
  await press('{PageDown}');
  await expect.element(page.getByRole('grid', { name: 'Calendar, April 2025' })).toBeVisible();
  expect(document.activeElement?.getAttribute('data-day')).toBe('2025-04-16');
});

test('Enter goes into a day and to its items, Escape comes back, Enter opens', async () => {
  await render(<Calendar />);
  await expect.element(page.getByRole('link', { name: 'Full 1' })).toBeVisible();
  (day('Fri, Mar 14, 2025, 9 items').element() as HTMLElement).focus();
  await press('{Enter}', '{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Full 2');
  await press('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('2');
  await press('{Escape}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2025-03-14');
});

test('one stop for the Tab key', async () => {
  await render(<Calendar />);
  await expect.element(page.getByRole('link', { name: 'Full 1' })).toBeVisible();
  const grid = page.getByRole('grid').element();
  expect([...grid.querySelectorAll('[tabindex="0"]')].map((cell) => cell.getAttribute('data-day'))).toEqual([
    '2025-03-14',
  ]);
  for (const inner of grid.querySelectorAll('a, button')) expect(inner.getAttribute('tabindex')).toBe('-1');
});

test('what was chosen to be nothing is asked for, right there', async () => {
  await render(<Calendar options={{ date: null }} />);
  await expect.element(page.getByRole('heading', { name: 'What should be shown?' })).toBeVisible();
  await page.getByRole('button', { name: /Date/ }).click();
  await page.getByRole('option', { name: 'Day' }).click();
  expect(onOptionsChange).toHaveBeenCalledWith({ date: 'day' });
});
