import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import type { FieldChange } from '#app/entities/activity/history.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { joinChanges, mergeReading } from './merge-rules.ts';
import type { OpenNews } from './use-news.ts';

interface ReadingsConfig {
  client: QueryClient;
  /** Of the query that reads the item. */
  queryKey: QueryKey;
  fields: readonly Field[];
  handle: FormHandle;
  news: OpenNews;
}

export interface Readings {
  /** Moves the form to a reading; the changes in it that are somebody else's. */
  absorb: (reading: Item) => readonly FieldChange[];
  /** What this tab has written up to now is in the form. */
  catchUp: () => void;
}

/** Readings of the item, one after the other, and which changes in them are not this tab's own. */
export function useReadings({ client, queryKey, fields, handle, news }: ReadingsConfig): Readings {
  const { read, note, keepOrigins } = news;
  const [openedAt] = useState(() => Date.now());
  const takenAt = useRef(openedAt);

  /** Whether this tab itself has written since the last reading (gone back to a former state, replaced a file). */
  const isOwnWrite = () =>
    client
      .getMutationCache()
      .getAll()
      .some(
        ({ meta, state }) =>
          state.status !== 'error' &&
          state.submittedAt >= takenAt.current &&
          (meta?.invalidates ?? []).some((stale) => partialMatchKey(queryKey, stale)),
      );
  const catchUp = () => {
    takenAt.current = Date.now();
  };
  const absorb = (reading: Item): readonly FieldChange[] => {
    const snapshot = handle.read();
    const { theirs, overlaps } = mergeReading(fields, snapshot, reading);
    const isOwn = isOwnWrite();
    catchUp();
    handle.rebase(reading);
    if (isOwn) return [];
    if (overlaps.length > 0) {
      const made = Object.fromEntries(
        overlaps.map((field) => [field, ownValue(snapshot.base, field) ?? null]),
      );
      keepOrigins({ ...made, ...read().origins });
    }
    note({ news: joinChanges(fields, read().news, theirs) });
    return theirs;
  };
  return { absorb, catchUp };
}
