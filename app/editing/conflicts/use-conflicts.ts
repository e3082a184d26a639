import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { openOverlaps } from './merge-rules.ts';
import type { ToldItem } from './tell.ts';
import { type ConflictQuestion, useConflictQuestion } from './use-conflict-question.ts';
import { type News, useNews } from './use-news.ts';
import { useReadings } from './use-readings.ts';
import { useRowWatch } from './use-row-watch.ts';

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

/** Keeps what is edited here and what is saved elsewhere apart, see `merge-rules.ts`. */
export function useConflicts({ collection, itemKey, fieldsParam, form }: ConflictConfig): Conflicts {
  const project = useProject();
  const client = useQueryClient();
  const { id: self } = useCurrentUser();
  const key = itemKey ?? '';
  const fields = useMemo(() => form.fields.map(({ field }) => field), [form.fields]);
  const { handle, changed, values } = form;
  const told: ToldItem = { client, project, collection, itemKey: key, self };
  const name = collection.collection;
  const detail = itemQueries.detail(project, name, key, keyFieldOf(collection), fieldsParam);
  const news = useNews(changed);
  const { read, note, forgetNews } = news;
  const rowWatch = useRowWatch(
    { client, project, collection, itemKey: key, fields, handle },
    changed,
    values,
  );
  const { absorb, catchUp } = useReadings({ client, queryKey: detail.queryKey, fields, handle, news });
  const { question, ask } = useConflictQuestion({ fields, handle, news, rowWatch });

  const readNews = async (): Promise<void> => {
    const tell = await loadTell();
    const editor = fields.find(({ type }) => type === 'user_updated');
    const of = editor && ownValue(handle.read().base, editor.field);
    if (tell) note({ recent: await tell.readNews(told, of) });
  };

  const take = (reading: Item) => {
    const theirs = absorb(reading);
    if (theirs.length === 0) return;
    void readNews().then(async () => {
      const { news: changes, recent } = read();
      if (handle.unsaved().length > 0) {
        news.setNews(changes.length > 0 ? { changes, recent } : null);
        if (changes.length > 0) (await loadTell())?.tellNews(told, changes, recent, show);
        return;
      }
      note({ news: [] });
      (await loadTell())?.tellChanges(told, theirs, recent);
    });
  };

  const show = () => {
    void ask(openOverlaps(fields, handle.read(), read().origins), [], false);
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
      const open = openOverlaps(fields, handle.read(), read().origins);
      const { overlaps: rows, isAdopted } =
        (await (await rowWatch.current?.catch(() => null))?.check()) ?? noRows;
      isRevised ||= isAdopted;
      const { news: unsaid } = read();
      if (unsaid.length > 0) await readNews();
      if (open.length + rows.length === 0) {
        tell?.tellChanges(told, unsaid, read().recent, true);
        forgetNews();
        return { newest, isRevised };
      }
      if (!(await ask(open, rows, true))) return null;
      isRevised = true;
    }
  };

  const settle = (sent: Values, { newest }: ConflictCheck) => {
    news.keepOrigins({});
    forgetNews();
    catchUp();
    void rowWatch.current?.then((rows) => rows.forget());
    void loadTell().then((tell) => tell?.tellSaved(told, Object.keys(sent), newest));
  };

  return { origins: news.origins, news: news.news, question, take, claim: news.claim, show, clear, settle };
}
