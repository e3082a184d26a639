import { type RefObject, useEffect, useRef } from 'react';
import type { Values } from '#app/components/form/value-rules.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { RowWatch, WatchedForm } from './row-watch.ts';

/** Of these fields those whose values may hold changes of rows. */
function stagedIn(names: readonly string[], values: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = ownValue(values, name);
      return typeof value === 'object' && value !== null ? [[name, value]] : [];
    }),
  );
}

/** Rows of others are watched from when some of them are changed in the form: until then there is no watch. */
export function useRowWatch(
  form: Omit<WatchedForm, 'model'>,
  changed: readonly string[],
  values: Values,
): RefObject<Promise<RowWatch> | undefined> {
  const model = { collections: useCollections(), relations: useRelations() };
  const watched = useLatest({ ...form, model });
  const rowWatch = useRef<Promise<RowWatch>>(undefined);
  const seen = useRef<Values>({});
  useEffect(() => {
    const staged = stagedIn(changed, values);
    const names = Object.keys({ ...staged, ...seen.current });
    if (names.every((field) => ownValue(staged, field) === ownValue(seen.current, field))) return;
    seen.current = staged;
    rowWatch.current ??= import('./row-watch.ts').then(({ createRowWatch }) =>
      createRowWatch(() => watched.current),
    );
    void rowWatch.current.then((rows) => rows.see(staged)).catch(() => undefined);
  }, [changed, values, watched]);
  return rowWatch;
}
