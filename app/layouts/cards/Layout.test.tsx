import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { type ItemSource, windowQuery } from '#app/layouts/item-windows.ts';
import '#app/layouts/registry.ts';
import { createQueryClient } from '#app/lib/query-client.ts';
import { addresses } from '#app/session/addresses.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import Layout from './Layout.tsx';

const collection = toCollection({
  collection: 'things',
  fields: [
    { collection: 'things', field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { collection: 'things', field: 'title', type: 'string', datatype: 'VARCHAR', interface: 'text-input' },
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

/** The list is in the cache already: what is tested is the grid, not the reading. */
function filledClient() {
  const client = createQueryClient();
  for (const window of [0, 1, 2]) {
    const rows = Array.from({ length: Math.min(100, count - window * 100) }, (_, index) => {
      const id = window * 100 + index + 1;
      return { id, title: id === 5 ? null : `Title ${id}` };
    });
    client.setQueryData(windowQuery(source, window).queryKey, rows);
  }
  return client;
}

function Cards({
  client,
  isSelectable = true,
}: {
  client: ReturnType<typeof filledClient>;
  isSelectable?: boolean;
}) {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map());
  return (
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <div id="box" style={{ display: 'flex', flexDirection: 'column', blockSize: 500, inlineSize: 860 }}>
          <Layout
            label="Things"
            context={context}
            source={source}
            count={count}
            isBehind={false}
            query={{}}
            onQueryChange={() => undefined}
            options={{ title: 'title' }}
            onOptionsChange={() => undefined}
            keyOf={(item) => String(item['id'])}
            hrefOf={(key) => `#/things/${key}`}
            onOpen={onOpen}
            selection={
              isSelectable ? { items, onChange: setItems, onToggleAll: () => setItems(new Map()) } : null
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
const active = () => grid().element().getAttribute('aria-activedescendant')?.split('-').at(-1);
const selected = () => page.getByRole('status').element().textContent;
const columns = () => Number(grid().element().getAttribute('aria-colcount'));

beforeEach(() => {
  vi.clearAllMocks();
});

async function show(isSelectable = true): Promise<void> {
  await render(<Cards client={filledClient()} isSelectable={isSelectable} />);
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
