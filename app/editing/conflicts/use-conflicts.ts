import { CancelledError, partialMatchKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { isSameValue, type Values } from '#app/components/form/value-rules.ts';
import type { ItemChange } from '#app/entities/activity/recent-changes.ts';
import type { FieldChange } from '#app/entities/activity/history.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useCollections, useCurrentUser, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { joinChanges, mergeReading, openOverlaps, type Overlap, type Side } from './merge-rules.ts';
import type { RowOverlap } from './row-rules.ts';
import type { RowWatch } from './row-watch.ts';
import type { ToldItem } from './tell.ts';

/** What was changed elsewhere since the form was last in step with the server. */
export interface News {
  changes: readonly FieldChange[];
  /** The item's last changes, which tell who it was. */
  recent: readonly ItemChange[];
}

/** What a dialog asks: with `isSave` each overlap needs an answer for the save to go on. */
export interface ConflictQuestion extends News {
  overlaps: readonly Overlap[];
  /** Of rows that are changed through the item. */
  rows: readonly RowOverlap[];
  isSave: boolean;
  /** By `choiceId`; null: nothing is decided, and a save is called off. */
  answer: (choices: ReadonlyMap<string, Side> | null) => void;
}

/** Tells the choices of a question apart. */
export function choiceId(overlap: Overlap | RowOverlap): string {
  return 'key' in overlap
    ? JSON.stringify([overlap.collection, overlap.key, overlap.name])
    : (overlap.name ?? '');
}

/** A save may go on; `newest` is the id of the newest revision seen, to notice who saves at the same moment. */
export interface ConflictCheck {
  newest: number | null;
  /** The values in the form were brought in line with what others have saved: they, and not those before, are meant. */
  isRevised: boolean;
}

export interface Conflicts {
  /** By field what an edit was made on where others have saved since. The same object until it changes. */
  origins: Values;
  news: News | null;
  question: ConflictQuestion | null;
  /** A newer reading of the item: moves the form along, and tells of what others have changed. */
  take: (reading: Item) => void;
  /** Edits that were made on older values than those in the form, by field. */
  claim: (origins: Values) => void;
  /** Opens the changes of the others. */
  show: () => void;
  /** Before a save: reads the item and asks about overlaps until there are none. Null: not to be saved now. */
  clear: () => Promise<ConflictCheck | null>;
  /** After a save: nothing is open any more; who has saved the same fields at the same moment is told. */
  settle: (sent: Values, clearance: ConflictCheck) => void;
}

interface ConflictConfig {
  collection: Collection;
  /** Null for a new item, which nobody else has. */
  itemKey: string | null;
  fieldsParam: string;
  form: Form;
}

/** Comes when it is needed first; null where it can't be had, which is no reason not to save. */
const loadTell = () => import('./tell.ts').catch(() => null);

/** Another part of the page has asked for the same anew. */
function nullIfOvertaken(error: unknown): null {
  if (error instanceof CancelledError) return null;
  throw error;
}

const noRows = { overlaps: [], isAdopted: false };

/** Of these fields those whose values may hold changes of rows. */
function stagedIn(names: readonly string[], values: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'object' && value !== null ? [[name, value]] : [];
    }),
  );
}

/** Keeps what is edited here and what is saved elsewhere apart, see `merge-rules.ts`. */
export function useConflicts({ collection, itemKey, fieldsParam, form }: ConflictConfig): Conflicts {
  const project = useProject();
  const client = useQueryClient();
  const { id: self } = useCurrentUser();
  const name = collection.collection;
  const key = itemKey ?? '';
  const plain = useMemo(() => form.fields.map(({ field }) => field), [form.fields]);
  const { handle, changed, values } = form;
  const told: ToldItem = { client, project, collection, itemKey: key, self };
  const [origins, setOrigins] = useState<Values>({});
  const [news, setNews] = useState<News | null>(null);
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  // Without waiting for a render: a save reads, asks and reads again.
  const live = useRef({ origins, news: [] as readonly FieldChange[], recent: [] as readonly ItemChange[] });
  const [openedAt] = useState(() => Date.now());
  const takenAt = useRef(openedAt);
  const detail = itemQueries.detail(project, name, key, keyFieldOf(collection), fieldsParam);

  const keepOrigins = useCallback((next: Values) => {
    live.current.origins = next;
    setOrigins(next);
  }, []);
  const forgetNews = useCallback(() => {
    live.current.news = [];
    setNews(null);
  }, []);

  // An edit that was taken back is made anew on what is saved now; with none there is nothing to be told about.
  useEffect(() => {
    const kept = Object.entries(live.current.origins).filter(([field]) => changed.includes(field));
    if (kept.length < Object.keys(live.current.origins).length) keepOrigins(Object.fromEntries(kept));
    if (changed.length === 0) forgetNews();
  }, [changed, keepOrigins, forgetNews]);

  // Rows of others are watched from when some of them are changed.
  const model = { collections: useCollections(), relations: useRelations() };
  const watched = useLatest({ client, project, collection, itemKey: key, model, fields: plain, handle });
  const rowWatch = useRef<Promise<RowWatch>>(undefined);
  const seen = useRef<Values>({});
  useEffect(() => {
    const staged = stagedIn(changed, values);
    const names = Object.keys({ ...staged, ...seen.current });
    if (names.every((field) => staged[field] === seen.current[field])) return;
    seen.current = staged;
    rowWatch.current ??= import('./row-watch.ts').then(({ createRowWatch }) =>
      createRowWatch(() => watched.current),
    );
    void rowWatch.current.then((rows) => rows.see(staged)).catch(() => undefined);
  }, [changed, values, watched]);

  const readNews = async (): Promise<void> => {
    const tell = await loadTell();
    const editor = plain.find(({ type }) => type === 'user_updated');
    const of = editor && handle.read().base[editor.field];
    if (tell) live.current.recent = await tell.readNews(told, of);
  };

  /** Whether this tab itself has written since the last reading (gone back to a former state, replaced a file). */
  const isOwnWrite = () =>
    client
      .getMutationCache()
      .getAll()
      .some(
        ({ meta, state }) =>
          state.status !== 'error' &&
          state.submittedAt >= takenAt.current &&
          (meta?.invalidates ?? []).some((stale) => partialMatchKey(detail.queryKey, stale)),
      );

  /** Moves the form to a reading; the changes in it that are somebody else's. */
  const absorb = (reading: Item): readonly FieldChange[] => {
    const snapshot = handle.read();
    const { theirs, overlaps } = mergeReading(plain, snapshot, reading);
    const isOwn = isOwnWrite();
    takenAt.current = Date.now();
    handle.rebase(reading);
    if (isOwn) return [];
    if (overlaps.length > 0) {
      const made = Object.fromEntries(overlaps.map((field) => [field, snapshot.base[field] ?? null]));
      keepOrigins({ ...made, ...live.current.origins });
    }
    live.current.news = joinChanges(plain, live.current.news, theirs);
    return theirs;
  };

  const take = (reading: Item) => {
    const theirs = absorb(reading);
    if (theirs.length === 0) return;
    void readNews().then(async () => {
      const { news: changes, recent } = live.current;
      if (handle.unsaved().length > 0) {
        setNews(changes.length > 0 ? { changes, recent } : null);
        if (changes.length > 0) (await loadTell())?.tellNews(told, changes, recent, show);
        return;
      }
      live.current.news = [];
      (await loadTell())?.tellChanges(told, theirs, recent);
    });
  };

  const show = () => {
    void ask(openOverlaps(plain, handle.read(), live.current.origins), [], false);
  };
  const ask = (overlaps: readonly Overlap[], rows: readonly RowOverlap[], isSave: boolean) =>
    new Promise<boolean>((resolve) => {
      const answer: ConflictQuestion['answer'] = (choices) => {
        setQuestion(null);
        const decided = choices ? decide(overlaps, rows, choices) : Promise.resolve();
        void decided.then(() => resolve(choices !== null));
      };
      const { news: changes, recent } = live.current;
      setQuestion({ changes, recent, overlaps, rows, isSave, answer });
    });

  const decide = async (
    overlaps: readonly Overlap[],
    rows: readonly RowOverlap[],
    choices: ReadonlyMap<string, Side>,
  ): Promise<void> => {
    const rest = { ...live.current.origins };
    const { base } = handle.read();
    for (const overlap of overlaps) {
      const { name: field, theirs } = overlap;
      const side = choices.get(choiceId(overlap));
      if (!side) continue;
      const known = plain.find((entry) => entry.field === field);
      // What was saved while the dialog was open has not been decided about.
      if (side === 'theirs' || (known && isSameValue(known, theirs, base[field]))) delete rest[field];
      else rest[field] = theirs;
      if (side === 'theirs') handle.undo(field);
    }
    keepOrigins(rest);
    forgetNews();
    const ofRows = await rowWatch.current;
    for (const row of rows) {
      const side = choices.get(choiceId(row));
      if (side) ofRows?.decide(row, side);
    }
  };

  const clear = async (): Promise<ConflictCheck | null> => {
    let isRevised = false;
    if (itemKey === null) return { newest: null, isRevised };
    const tell = await loadTell();
    for (;;) {
      // A reading that is on its way already may be older than what has been saved by now.
      await client.cancelQueries({ queryKey: detail.queryKey, exact: true });
      const [reading, newest] = await Promise.all([
        client.fetchQuery({ ...detail, staleTime: 0, retry: false }).catch(nullIfOvertaken),
        tell?.readNewest(told) ?? null,
      ]);
      if (reading === null) continue;
      absorb(reading);
      const open = openOverlaps(plain, handle.read(), live.current.origins);
      const { overlaps: rows, isAdopted } =
        (await (await rowWatch.current?.catch(() => null))?.check()) ?? noRows;
      isRevised ||= isAdopted;
      const { news: unsaid } = live.current;
      if (unsaid.length > 0) await readNews();
      if (open.length + rows.length === 0) {
        tell?.tellChanges(told, unsaid, live.current.recent, true);
        forgetNews();
        return { newest, isRevised };
      }
      if (!(await ask(open, rows, true))) return null;
      isRevised = true;
    }
  };

  const settle = (sent: Values, { newest }: ConflictCheck) => {
    keepOrigins({});
    forgetNews();
    takenAt.current = Date.now();
    void rowWatch.current?.then((rows) => rows.forget());
    void loadTell().then((tell) => tell?.tellSaved(told, Object.keys(sent), newest));
  };

  const claim = useCallback(
    (older: Values) => keepOrigins({ ...live.current.origins, ...older }),
    [keepOrigins],
  );
  return { origins, news, question, take, claim, show, clear, settle };
}
