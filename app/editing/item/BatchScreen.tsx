import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { readKeySet } from '#app/drafts/key-sets.ts';
import { keyPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { BatchEditor } from './BatchEditor.tsx';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useFieldsParam } from './item-fields.ts';
import { ServerTrouble, ItemError } from './ItemLoader.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';

/** Keys per request: more would make an address that servers refuse. */
const addressRoom = { longest: 4000, overhead: 24, max: 100 };
/** Most items that are read whole, to show what they have in common. */
const maxCompared = 500;

export interface BatchScreenProps {
  collection: Collection;
  /** Keys as the address has them, or the id of a set of them. */
  source: readonly string[] | { set: string };
}

/** Several items at once: those of the address, or those of a set, which may be very many. */
export default function BatchScreen({ collection, source }: BatchScreenProps) {
  return 'set' in source ? (
    <BatchOfSet collection={collection} id={source.set} />
  ) : (
    <BatchOfKeys collection={collection} keys={source} />
  );
}

function BatchOfSet({ collection, id }: { collection: Collection; id: string }) {
  const project = useProject();
  const user = useCurrentUser();
  const owner = { project, user: user.id, collection: collection.collection };
  const { data: items } = useQuery(
    queryOptions({
      queryKey: [project, 'key-sets', owner, id],
      queryFn: () => readKeySet(owner, id),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  if (items === undefined) return <ItemSkeleton collection={collection} />;
  if (items === null) return <UnknownSet collection={collection} />;
  if (items.size <= maxCompared) return <BatchOfKeys collection={collection} keys={[...items.keys()]} />;
  return <BatchEditor collection={collection} items={items} missing={0} isCompared={false} />;
}

function UnknownSet({ collection }: { collection: Collection }) {
  const { t } = useTranslation('item');
  const { t: tBatch } = useTranslation('batch');
  const project = useProject();
  const locale = useLocale();
  return (
    <ItemError
      collection={collection}
      title={tBatch('unknownSet')}
      actions={
        <AddressLink
          to={addresses.listing(project, collection.collection)}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('missing.back', { collection: collectionName(collection, locale) })}
        </AddressLink>
      }
    >
      {tBatch('unknownSetBody')}
    </ItemError>
  );
}

/** Reads the items, then opens the form of what they have in common. */
function BatchOfKeys({ collection, keys }: { collection: Collection; keys: readonly string[] }) {
  const project = useProject();
  const fields = useFieldsParam(collection).split(',');
  const keyField = keyFieldOf(collection);
  const items = useQueries({
    queries: keyPortions(keys, addressRoom).map((part) => {
      const filter = { [keyField]: { in: part } };
      return itemQueries.window(
        project,
        collection.collection,
        { fields, filter, status: '*' },
        0,
        part.length,
      );
    }),
    combine: (results) => ({
      data: results.every(({ data }) => data) ? results.flatMap(({ data }) => data ?? []) : undefined,
      error: results.find(({ error }) => error)?.error,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });
  const { data } = items;
  const byKey = useMemo(
    () => new Map(data?.map((item) => [String(ownValue(item, keyField)), item])),
    [data, keyField],
  );
  if (data)
    return (
      <BatchEditor collection={collection} items={byKey} missing={keys.length - data.length} isCompared />
    );
  if (!items.error) return <ItemSkeleton collection={collection} />;
  return (
    <ServerTrouble
      collection={collection}
      message={items.error.message}
      isRetrying={items.isFetching}
      onRetry={items.refetch}
    />
  );
}
