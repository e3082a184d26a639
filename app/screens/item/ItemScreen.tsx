import '#app/i18n/item-strings.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { fromKeyParam, isLog } from '#app/entities/items/rules.ts';
import { startText } from '#app/entities/items/start-values.ts';
import { canCreate, canRead } from '#app/entities/permissions/rules.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useKnownCollection } from '#app/screens/collections/use-known-collection.ts';
import { NoAccessScreen } from '#app/screens/public-page/NoAccessScreen.tsx';
import { NotFoundScreen } from '#app/screens/public-page/NotFoundScreen.tsx';
import { useRights } from '#app/session/model.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemLoader, type ItemLoaderProps } from './ItemLoader.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';
import { useStartSearch } from './use-start-values.ts';

const BatchScreen = lazyPart(() => import('./BatchScreen.tsx'));

export interface ItemScreenProps {
  /** Name of the collection, as the address has it. */
  collection: string;
  /** `+`, a key, keys joined by commas, each encoded, or a set of keys. */
  keyParam: string;
  limits?: ItemLoaderProps['limits'];
  renderActions?: ItemLoaderProps['renderActions'];
  renderAbove?: ItemLoaderProps['renderAbove'];
}

interface KnownItemProps extends Omit<ItemScreenProps, 'collection'> {
  collection: Collection;
}

/** One item, a new one, or several at once. */
export function ItemScreen({ collection: name, keyParam, ...parts }: ItemScreenProps) {
  const collection = useKnownCollection(name);
  if (!collection || (isLog(name) && fromKeyParam(keyParam).kind !== 'one')) return <NotFoundScreen />;
  return <KnownItem key={`${name}/${keyParam}`} {...{ collection, keyParam, ...parts }} />;
}

function KnownItem({ collection, keyParam, ...parts }: KnownItemProps) {
  const rights = useRights(collection);
  const locale = useLocale();
  const [round, setRound] = useState(0);
  const start = startText(useStartSearch());
  const param = fromKeyParam(keyParam);
  const isAllowed = param.kind === 'new' ? canCreate(rights) : canRead(rights);
  if (!isAllowed) return <NoAccessScreen name={collectionName(collection, locale)} />;
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
