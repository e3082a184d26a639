import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { type ItemSource, windowQuery } from '#app/layouts/item-windows.ts';
import '#app/layouts/registry.ts';
import { createQueryClient } from '#app/lib/query-client.ts';
import { addresses } from '#app/session/addresses.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import { Layout } from './Layout.tsx';

const collection = toCollection({
  collection: 'things',
  fields: [
    { collection: 'things', field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { collection: 'things', field: 'title', type: 'string', datatype: 'VARCHAR', interface: 'text-input' },
    { collection: 'things', field: 'place', type: 'string', datatype: 'VARCHAR', interface: 'text-input' },
    { collection: 'things', field: 'parts', type: 'o2m', datatype: null },
    { collection: 'things', field: 'weight', type: 'decimal', datatype: 'DECIMAL', interface: 'numeric' },
  ],
});
const context: LayoutContext = {
  collection,
  collections: {},
  relations: [],
  hidden: new Set(),
  owner: 'nothing',
};
const source: ItemSource = {
  project: 'demo',
  collection: 'things',
  view: { fields: ['id', 'title'], sort: null },
};
const count = 250;
const onOpen = vi.fn();
const onQueryChange = vi.fn();
const onOptionsChange = vi.fn();

/** The list is in the cache already: what is tested is the grid, not the reading. */
function filledClient() {
  const client = createQueryClient();
  client.setQueryData(userQueries.me('demo').queryKey, {
    id: 1,
    role: { id: 3 },
    timezone: 'UTC',
  } as unknown as CurrentUser);
  client.setQueryData(permissionQueries.mine('demo').queryKey, []);
  for (const window of [0, 1, 2]) {
    const rows = Array.from({ length: Math.min(100, count - window * 100) }, (_, index) => {
      const id = window * 100 + index + 1;
      return { id, title: `Title ${id}`, place: `Place ${id}`, parts: [], weight: id };
    });
    client.setQueryData(windowQuery(source, window).queryKey, rows);
  }
  return client;
}

function Table({
  client,
  selectable = true,
  fields = 'title,place,parts',
}: {
  client: ReturnType<typeof filledClient>;
  selectable?: boolean;
  fields?: string;
}) {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map());
  return (
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: 600, inlineSize: 900 }}>
          <Layout
            label="Things"
            context={context}
            source={source}
            count={count}
            isBehind={false}
            query={{ fields }}
            onQueryChange={onQueryChange}
            options={{ spacing: 'cozy' }}
            onOptionsChange={onOptionsChange}
            keyOf={(item) => String(item['id'])}
            hrefOf={(key) => `#/things/${key}`}
            onOpen={onOpen}
            selection={
              selectable ? { items, onChange: setItems, onToggleAll: () => setItems(new Map()) } : null
            }
            placeKey=""
            at={null}
            onAtChange={() => undefined}
            newItem={null}
            filtered={() => addresses.start()}
          />
        </div>
        <output>{[...items.keys()].join(' ')}</output>
      </ProjectProvider>
    </QueryClientProvider>
  );
}

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
  await render(<Table client={filledClient()} />);
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
      await render(<Table client={filledClient()} fields="title,weight" />);
      const sideOf = (text: string) => {
        const { textAlign, direction } = getComputedStyle(
          page.getByText(text, { exact: true }).first().element(),
        );
        return textAlign === 'end' ? (direction === 'ltr' ? 'right' : 'left') : textAlign;
      };
      await expect.element(page.getByText('Title 7', { exact: true }).first()).toBeVisible();
      const [start, end] = dir === 'ltr' ? ['left', 'right'] : ['right', 'left'];
      expect([sideOf('Title 7'), sideOf('7')]).toEqual([start, end]);
    } finally {
      document.documentElement.dir = '';
    }
  },
);
