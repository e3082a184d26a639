import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { fromKeyParam, isLog } from '#app/entities/items/rules.ts';
import { startText } from '#app/entities/items/start-values.ts';
import { canCreate, canRead } from '#app/entities/permissions/rules.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useKnownCollection } from '#app/session/use-known-collection.ts';
import { NoAccessPage } from '#app/components/page/NoAccessPage.tsx';
import { NotFoundPage } from '#app/components/page/NotFoundPage.tsx';
import { useRights } from '#app/session/model.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemLoader, type ItemLoaderProps } from './ItemLoader.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';
import { useStartSearch } from './use-start-values.ts';

const BatchScreen = lazyPart(() => import('./BatchScreen.tsx'));

export interface ItemPageProps extends Omit<ItemLoaderProps, 'collection' | 'itemKey'> {
  /** Name of the collection, as the address has it. */
  collection: string;
  /** `+`, a key, keys joined by commas, each encoded, or a set of keys. */
  keyParam: string;
}

interface KnownItemProps extends Omit<ItemPageProps, 'collection'> {
  collection: Collection;
}

/** One item, a new one, or several at once. */
export function ItemPage({ collection: name, keyParam, ...parts }: ItemPageProps) {
  const collection = useKnownCollection(name);
  if (!collection || (isLog(name) && fromKeyParam(keyParam).kind !== 'one')) return <NotFoundPage />;
  return <KnownItem key={`${name}/${keyParam}`} {...{ collection, keyParam, ...parts }} />;
}

function KnownItem({ collection, keyParam, ...parts }: KnownItemProps) {
  const rights = useRights(collection);
  const locale = useLocale();
  const [round, setRound] = useState(0);
  const start = startText(useStartSearch());
  const param = fromKeyParam(keyParam);
  const isAllowed = param.kind === 'new' ? canCreate(rights) : canRead(rights);
  if (!isAllowed) return <NoAccessPage name={collectionName(collection, locale)} />;
  if (param.kind === 'batch' || param.kind === 'set') {
    const source = param.kind === 'set' ? { set: param.id } : param.keys;
    return (
      <Suspense fallback={<ItemSkeleton collection={collection} />}>
        <BatchScreen collection={collection} source={source} />
      </Suspense>
    );
  }
  if (param.kind === 'one') return <ItemLoader collection={collection} itemKey={param.key} {...parts} />;
  return (
    <ItemEditor
      key={`${round} ${start}`}
      collection={collection}
      itemKey={null}
      saved={null}
      fieldsParam=""
      onAddAnother={() => setRound((count) => count + 1)}
    />
  );
}
