import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutSelection } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { listPlace, recallSelection, rememberSelection } from '#app/editing/bulk/selection-memory.ts';
import {
  allSelected,
  maxSelected,
  regrouped,
  type Selected,
  type SelectionGroups,
  selectedElsewhere,
  without,
} from '#app/editing/bulk/selection-rules.ts';
import { usePlaceKey } from './use-place-key.ts';

/** Rows per request when keys are read for "all matching". */
const portion = 5000;

const none: Selected = new Map();

export interface Matching {
  /** Rows that the server counts. */
  count: number;
  /** What judging an item takes. */
  fields: readonly string[];
  keyField: string;
}

/**
 * The chosen rows, by key; they stay chosen when they scroll out of sight, under another order, search or filter (the
 * bar tells of those), and when the list is left and come back to.
 */
export function useSelection(source: ItemSource, keyOf: (item: Item) => string) {
  const { t } = useTranslation('listing');
  const client = useQueryClient();
  const user = useCurrentUser();
  const { project, collection, view } = source;
  const place = listPlace(project, user.id, collection) + usePlaceKey();
  const present = JSON.stringify([view.q, view.filter, view.status]);
  const [groups, setGroups] = useState<SelectionGroups>(() => recallSelection(place));
  useEffect(() => rememberSelection(place, groups), [place, groups]);
  const items = useMemo(() => allSelected(groups), [groups]);
  const [reading, setReading] = useState<number | null>(null);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const onChange = useCallback(
    (next: Selected) => setGroups((now) => regrouped(now, present, next)),
    [present],
  );

  const onToggleAll = useCallback(() => {
    const key = [...itemQueries.lists(project, collection), 'window', view];
    const read = client.getQueriesData<Item[]>({ queryKey: key }).flatMap(([, rows]) => rows ?? []);
    const all = new Map(read.map((item) => [keyOf(item), item]));
    const isAll = [...all.keys()].every((entry) => items.has(entry));
    onChange(isAll ? none : new Map([...items, ...all]));
  }, [client, project, collection, view, keyOf, onChange, items]);

  /** Chooses every item that the search and filters leave, seen or not; only what judging them takes is read. */
  const selectMatching = async ({ count, fields, keyField }: Matching) => {
    const { signal } = (stopper.current = new AbortController());
    const found = new Map<string, Item>();
    // By key, rows that come and go meanwhile move the fewest; but the first of too many are those of the list.
    const sort = count > maxSelected ? view.sort : keyField;
    let offset = 0;
    setReading(0);
    try {
      while (found.size < maxSelected && !signal.aborted) {
        const size = Math.min(portion, maxSelected - found.size);
        const query = itemQueries.window(project, collection, { ...view, fields, sort }, offset, size);
        const rows = await client.fetchQuery({ ...query, gcTime: 0 });
        for (const item of rows) found.set(keyOf(item), item);
        // A portion may lack rows that the reader may see nothing of: only one without any is the end.
        offset += size;
        setReading(found.size);
        if (rows.length === 0) break;
      }
      if (!signal.aborted) onChange(new Map([...items, ...found]));
    } catch (error) {
      notify({ tone: 'bad', title: t('selection.readFailed'), details: describeError(error) });
    } finally {
      setReading(null);
    }
  };

  const drop = useCallback((keys: readonly string[]) => {
    setGroups((now) => {
      const rest = [...now].map(([restriction, all]) => [restriction, without(all, keys)] as const);
      return new Map(rest.filter(([, all]) => all.size > 0));
    });
  }, []);

  const selection: LayoutSelection = useMemo(
    () => ({ items, onChange, onToggleAll }),
    [items, onChange, onToggleAll],
  );
  return {
    items,
    selection,
    reading,
    elsewhere: selectedElsewhere(groups, present),
    selectMatching,
    stopReading: () => stopper.current?.abort(),
    drop,
    keepPresent: () =>
      setGroups((now) => new Map([...now].filter(([restriction]) => restriction === present))),
    clear: () => setGroups(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
