import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { mentionNames } from '#app/entities/usages/mentions.ts';
import { useProject } from '#app/session/project.tsx';
import { TextMentions } from './TextMentions.tsx';
import { UsageList, type UsageListProps } from './UsageList.tsx';

export interface UsageDrawerProps extends Pick<UsageListProps, 'collection'> {
  itemKey: string;
  title: string;
  onClose: () => void;
}

/** Everything that uses an item. */
export default function UsageDrawer({ collection, itemKey, title, onClose }: UsageDrawerProps) {
  const { t } = useTranslation('usages');
  const { t: tApp } = useTranslation();
  return (
    <Dialog title={t('of', { item: title })} size="drawer" onClose={onClose} closeLabel={tApp('close')}>
      <UsageList collection={collection} keys={[itemKey]} />
      <Texts collection={collection} itemKey={itemKey} />
    </Dialog>
  );
}

/** Texts that name the item, searched when that is asked for: it reads all collections. Nothing where it has no name but a number. */
function Texts({ collection, itemKey }: Pick<UsageDrawerProps, 'collection' | 'itemKey'>) {
  const { t } = useTranslation('usages');
  const project = useProject();
  const [isAsked, setAsked] = useState(false);
  const isFile = collection.collection === 'directus_files';
  const keyField = keyFieldOf(collection);
  const { data } = useQuery({
    ...itemQueries.detail(
      project,
      collection.collection,
      itemKey,
      keyField,
      isFile ? 'filename_disk,private_hash' : keyField,
    ),
    enabled: isFile,
  });
  const names = useMemo(
    () => mentionNames(collection, isFile ? (data ?? {}) : { [keyField]: itemKey }),
    [collection, isFile, data, keyField, itemKey],
  );
  if (names.length === 0) return null;
  return isAsked ? (
    <TextMentions
      names={names}
      self={{ collection: collection.collection, key: itemKey }}
      words={{ searching: t('texts.searching'), found: t('texts.found'), none: t('texts.none') }}
    />
  ) : (
    <Button size="dense" onClick={() => setAsked(true)}>
      {t('texts.search')}
    </Button>
  );
}
