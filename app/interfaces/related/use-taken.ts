import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { chunks } from './chunks.ts';
import type { ListModel } from './list-model.ts';
import { rowKeyOf, shownKey } from './staged-rows.ts';

export interface TakenConfig {
  model: ListModel;
  itemKey: string | null;
  changes: readonly Item[];
}

/** The saved rows of a list that hold these items, in portions. */
function linkQueries(project: string, { model, itemKey }: TakenConfig, keys: readonly string[]) {
  const { rows, rowKey, back, far } = model;
  return chunks(itemKey === null ? [] : keys).map((part) =>
    itemQueries.window(
      project,
      rows.collection,
      {
        fields: far ? [rowKey, far.field] : [rowKey],
        filter: { [back]: { eq: itemKey }, [far?.field ?? rowKey]: { in: part } },
      },
      0,
      -1,
    ),
  );
}

/** The saved rows of the list that hold these items, as far as they are read. */
export function useSavedLinks(config: TakenConfig, keys: readonly string[]): readonly Item[] {
  const project = useProject();
  return useQueries({ queries: linkQueries(project, config, keys), combine });
}

/** The same for who asks when it is needed: a function that reads them; none where they can't be read. */
export function useSavedLinksReader(): (
  config: TakenConfig,
  keys: readonly string[],
) => Promise<readonly Item[]> {
  const project = useProject();
  const client = useQueryClient();
  return async (config, keys) => {
    const queries = linkQueries(project, config, keys);
    const answers = await Promise.all(queries.map((query) => client.fetchQuery(query).catch(() => [])));
    return answers.flat();
  };
}

/** Of lists that are read in parts what is there. */
function combine(answers: readonly { data: Item[] | undefined }[]): readonly Item[] {
  return answers.flatMap(({ data }) => data ?? []);
}

/** Of these items those that are in the list, now or when it is saved. */
export function useTaken(config: TakenConfig, keys: readonly string[]): ReadonlySet<string> {
  const { model, changes } = config;
  const links = useSavedLinks(config, keys);
  return useMemo(() => {
    const isGone = (change: Item) => change['$delete'] === true || ownValue(change, model.back) === null;
    const gone = new Set(changes.filter(isGone).map((change) => rowKeyOf(change, model)));
    const kept = [
      ...links.filter((row) => !gone.has(rowKeyOf(row, model))),
      ...changes.filter((c) => !isGone(c)),
    ];
    return new Set(kept.flatMap((row) => shownKey(row, model) ?? []));
  }, [links, changes, model]);
}
