/** What the tests of layouts show: a list of `things`, which has a key `id`, a `title`, and the fields that a test adds. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import '#app/components/ui/tokens.css';
import '#app/components/ui/base.css';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { createQueryClient } from '#app/lib/query-client.ts';
import { addresses } from '#app/session/addresses.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import type { LayoutContext, LayoutProps } from './define.ts';
import { type ItemSource, windowQuery } from './item-windows.ts';
import { windowSize } from './window-math.ts';

export function contextWith(...more: Record<string, unknown>[]): LayoutContext {
  const fields = [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'title', type: 'string', datatype: 'VARCHAR', interface: 'text-input' },
    ...more,
  ].map((field) => ({ collection: 'things', ...field }));
  return {
    collection: toCollection({ collection: 'things', fields }),
    collections: {},
    relations: [],
    hidden: new Set(),
    owner: 'nothing',
  };
}

/** What a layout gets where a test asks for nothing else; `context` and `count` are missing. */
export const layoutProps = {
  label: 'Things',
  source: {
    project: 'demo',
    collection: 'things',
    view: { fields: ['id', 'title'], sort: null },
  } as ItemSource,
  isBehind: false,
  query: {},
  onQueryChange: () => undefined,
  options: {},
  onOptionsChange: () => undefined,
  keyOf: (item: Item) => String(item['id']),
  hrefOf: (key: string) => `#thing-${key}`,
  onOpen: () => undefined,
  selection: null,
  placeKey: '',
  at: null,
  onAtChange: () => undefined,
  newItem: null,
  filtered: () => addresses.start(),
} satisfies Partial<LayoutProps>;

/** The user, of a role without permissions of its own (1: an administrator's), and `rows` are in the cache already. */
export function filledClient(role: number, rows: readonly Item[] = []): QueryClient {
  const client = createQueryClient();
  client.setQueryData(userQueries.me('demo').queryKey, {
    id: 1,
    role: { id: role },
    timezone: 'UTC',
  } as CurrentUser);
  client.setQueryData(permissionQueries.mine('demo').queryKey, []);
  for (let start = 0; start < rows.length; start += windowSize) {
    const { queryKey } = windowQuery(layoutProps.source, start / windowSize);
    client.setQueryData(queryKey, rows.slice(start, start + windowSize));
  }
  return client;
}

type ListProps = Pick<LayoutProps, 'context' | 'count'> &
  Partial<LayoutProps> & {
    Layout: ComponentType<LayoutProps>;
    client: QueryClient;
    isSelectable?: boolean;
    /** Of the box around it, px. */
    width: number;
    height: number;
  };

/** A layout in a box, `#box`; the keys of what is chosen are in an `output`. */
export function SampleList({ Layout, client, isSelectable = true, width, height, ...props }: ListProps) {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map());
  const selection = { items, onChange: setItems, onToggleAll: () => setItems(new Map()) };
  return (
    <QueryClientProvider client={client}>
      <ProjectProvider project="demo">
        <div
          id="box"
          style={{ display: 'flex', flexDirection: 'column', blockSize: height, inlineSize: width }}
        >
          <Layout {...layoutProps} {...props} selection={isSelectable ? selection : null} />
        </div>
        <output>{[...items.keys()].join(' ')}</output>
      </ProjectProvider>
    </QueryClientProvider>
  );
}
