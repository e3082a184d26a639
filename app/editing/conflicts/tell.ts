import type { QueryClient } from '@tanstack/react-query';
import { notify } from '#app/components/feedback/toasts.ts';
import { type ItemChange, changeQueries } from '#app/entities/activity/recent-changes.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { changeTexts } from './change-texts.ts';
import { placeOf, tellItemSaved } from './item-tabs.ts';
import { rivalChanges, withEditor } from './who-rules.ts';

/** The item that is told about, and to whom. */
export interface ToldItem {
  client: QueryClient;
  project: string;
  collection: Collection;
  itemKey: string;
  /** The id of the user. */
  self: number;
}

type Changes = readonly { name: string }[];

/** ms that a save waits for what is only told beside it. A call that something on the way blocks may never be answered. */
const patience = 3000;

/** What is read, or `otherwise` where that fails or takes too long. */
function inTime<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => {
    setTimeout(() => resolve(otherwise), patience);
  });
  return Promise.race([reading.catch(() => otherwise), late]);
}

/** The id of the newest revision, null where that can't be found out. */
export async function readNewest({ client, project, collection, itemKey }: ToldItem): Promise<number | null> {
  const query = changeQueries.newestRevision(project, collection.collection, itemKey);
  return inTime<number | null>(client.fetchQuery(query), null);
}

async function readRecent({
  client,
  project,
  collection,
  itemKey,
}: ToldItem): Promise<readonly ItemChange[]> {
  // Where it can't be read it isn't told who it was.
  return inTime(client.fetchQuery(changeQueries.recent(project, collection.collection, itemKey)), []);
}

/** The item's last changes, with who has made them as far as anything tells. `editor`: what it holds as its last editor. */
export async function readNews(item: ToldItem, editor: unknown): Promise<readonly ItemChange[]> {
  const [recent, people] = await Promise.all([
    readRecent(item),
    inTime(item.client.fetchQuery(userQueries.list(item.project)), []),
  ]);
  const id = plainText(editor);
  return withEditor(recent, people.find((user) => String(user.id) === id) ?? null);
}

/** Says in passing who has changed what; `isKept`: together with what was saved now. */
export function tellChanges(
  item: ToldItem,
  changes: Changes,
  recent: readonly ItemChange[],
  isKept = false,
): void {
  const texts = changeTexts(item.collection, item.self);
  for (const title of texts.sentences(changes, recent)) {
    notify({ tone: 'info', title, ...(isKept ? { details: texts.kept } : {}) });
  }
}

/** Says in passing that others have saved what is being edited here, with the way to see it. */
export function tellNews(
  item: ToldItem,
  changes: Changes,
  recent: readonly ItemChange[],
  onShow: () => void,
): void {
  const texts = changeTexts(item.collection, item.self);
  const action = { label: texts.hint, onAction: onShow };
  notify({ tone: 'info', title: texts.short(changes, recent), action });
}

/**
 * After a save: the other tabs hear of it, and the user of those who have saved the same fields since `newest`, the newest
 * revision before it.
 */
export async function tellSaved(
  item: ToldItem,
  sent: readonly string[],
  newest: number | null,
): Promise<void> {
  tellItemSaved(placeOf(item.project, item.collection.collection, item.itemKey));
  if (newest === null) return;
  const rivals = rivalChanges(await readRecent(item), sent, newest, item.self);
  if (rivals.length === 0) return;
  const both = sent.filter((name) => rivals.some(({ fields }) => fields.includes(name)));
  const texts = changeTexts(item.collection, item.self);
  for (const title of texts.rivals(both, rivals)) {
    notify({ tone: 'warn', title, details: texts.inActivity, delay: 0 });
  }
}
