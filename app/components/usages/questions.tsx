/** What questions about items need to say what uses them: one module, fetched when there is something to ask. */
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { confirm } from '#app/components/feedback/confirm.ts';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { ownPermissions } from '#app/entities/permissions/own.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { usageQueries } from '#app/entities/usages/queries.ts';
import { usageSources } from '#app/entities/usages/rules.ts';
import type { Usages } from '#app/entities/usages/types.ts';
import { i18n } from '#app/i18n/setup.ts';
import type { UsageListProps } from './UsageList.tsx';

const UsageNote = lazyPart(() => import('./UsageNote.tsx'));

/** The body of a question about items, and below it what uses them. */
export function withUsages(body: ReactNode, items: UsageListProps): ReactNode {
  return (
    <>
      <p>{body}</p>
      <Suspense>
        <UsageNote {...items} />
      </Suspense>
    </>
  );
}

export interface UnpublishedItems {
  client: QueryClient;
  project: string;
  collection: Collection;
  keys: readonly string[];
}

/** Asks before items that something uses stop being published; true at once where nothing does. */
export async function askToUnpublish({
  client,
  project,
  collection,
  keys,
}: UnpublishedItems): Promise<boolean> {
  const usages = await readUsages({ client, project, collection, keys });
  if (usages?.counts.length === 0) return true;
  const count = keys.length;
  return confirm({
    title: i18n.t('usages:unpublish.title', { count }),
    body: withUsages(i18n.t('usages:unpublish.body'), { collection, keys, usages }),
    confirmLabel: i18n.t('usages:unpublish.confirm'),
    cancelLabel: i18n.t('usages:unpublish.keep'),
  });
}

/** What uses them, as far as the user may read; undefined where that can't be found out. */
async function readUsages({
  client,
  project,
  collection,
  keys,
}: UnpublishedItems): Promise<Usages | undefined> {
  const model = {
    collections: client.getQueryData(collectionQueries.list(project).queryKey) ?? {},
    relations: client.getQueryData(relationQueries.list(project).queryKey) ?? [],
  };
  const permissions = ownPermissions(client, project) ?? null;
  const sources = usageSources(model, permissions, collection);
  const counts = usageQueries.counts(project, collection.collection, keys, sources);
  return client.fetchQuery(counts).catch(() => undefined);
}
