import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutSelection } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { type Selected, without } from './selection-rules.ts';

/** Most items that are chosen at once by "all matching". */
export const mostSelected = 10_000;
/** Rows per request when keys are read for it. */
const portion = 1000;

const none: Selected = new Map();

/** The chosen rows, by key; they stay chosen when they scroll out of sight. Another search or filter starts anew. */
export function useSelection(source: ItemSource, keyOf: (item: Item) => string) {
  const client = useQueryClient();
  const { project, collection, view } = source;
  const restriction = JSON.stringify([view.q, view.filter, view.status]);
  const [state, setState] = useState({ items: none, restriction });
  if (state.restriction !== restriction) setState({ items: none, restriction });
  const items = state.restriction === restriction ? state.items : none;
  const [reading, setReading] = useState<number | null>(null);
  const onChange = useCallback((next: Selected) => setState({ items: next, restriction }), [restriction]);

  const onToggleAll = useCallback(() => {
    const key = [...itemQueries.lists(project, collection), 'window', view];
    const read = client.getQueriesData<Item[]>({ queryKey: key }).flatMap(([, rows]) => rows ?? []);
    const all = new Map(read.map((item) => [keyOf(item), item]));
    const isAll = [...all.keys()].every((entry) => items.has(entry));
    onChange(isAll ? none : new Map([...items, ...all]));
  }, [client, project, collection, view, keyOf, onChange, items]);

  /** Chooses every item that the search and filters leave, seen or not; only what judging them takes is read. */
  const selectMatching = async (count: number, fields: readonly string[]) => {
    const found = new Map<string, Item>();
    setReading(0);
    try {
      while (found.size < Math.min(count, mostSelected)) {
        const query = itemQueries.window(project, collection, { ...view, fields }, found.size, portion);
        const rows = await client.fetchQuery({ ...query, gcTime: 0 });
        for (const item of rows) found.set(keyOf(item), item);
        setReading(found.size);
        if (rows.length < portion) break;
      }
      onChange(found);
    } finally {
      setReading(null);
    }
  };

  const drop = useCallback((keys: readonly string[]) => {
    setState((now) => ({ ...now, items: without(now.items, keys) }));
  }, []);

  const selection: LayoutSelection = { items, onChange, onToggleAll };
  return { items, selection, reading, selectMatching, drop, clear: () => onChange(none) };
}
