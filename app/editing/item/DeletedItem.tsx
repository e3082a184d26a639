import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { deletedBy, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { neededPart } from '#app/lib/missing-parts.ts';
import { useProject } from '#app/session/project.tsx';
import type { ItemLimits } from './item-access.ts';
import { useFieldsParam } from './item-fields.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';
import { useItemAccess } from './use-item-access.ts';

interface DeletedItemProps {
  collection: Collection;
  itemKey: string;
  /** What is shown where there is no such item at all. */
  missing: ReactNode;
}

const limits: ItemLimits = { closed: {}, noDelete: null, isReadonly: true };

/** An item that is deleted by its status: a server finds it in lists alone. It can be looked at, and restored. */
export function DeletedItem({ collection, itemKey, missing }: DeletedItemProps) {
  const { t } = useTranslation('item');
  const project = useProject();
  const fieldsParam = useFieldsParam(collection);
  const read = useQuery({
    ...itemQueries.byKeys(
      project,
      collection.collection,
      keyFieldOf(collection),
      [itemKey],
      fieldsParam.split(','),
    ),
    retry: false,
  });
  const item = read.data?.[0];
  if (read.isPending) return <ItemSkeleton collection={collection} sidebarLabel={t('activity')} />;
  if (!item || !deletedBy(collection, item)) return missing;
  return (
    <ItemEditor
      collection={collection}
      itemKey={itemKey}
      saved={item}
      fieldsParam={fieldsParam}
      onAddAnother={() => undefined}
      limits={limits}
      renderAbove={(saved) => <DeletedNotice collection={collection} itemKey={itemKey} item={saved} />}
    />
  );
}

function DeletedNotice({ collection, itemKey, item }: Omit<DeletedItemProps, 'missing'> & { item: Item }) {
  const { t } = useTranslation('item');
  const project = useProject();
  const client = useQueryClient();
  const { canSave } = useItemAccess(collection, item);
  const restore = useMutation({
    mutationFn: async () => {
      const { bringBack } = await neededPart(() => import('#app/editing/bulk/writers.ts'));
      await bringBack({ client, project, collection }, itemKey);
      await client.invalidateQueries({ queryKey: itemQueries.everything(project) });
    },
    onSuccess: () => notify({ tone: 'good', title: t('deletedItem.restored') }),
  });
  return (
    <>
      <Notice
        tone="info"
        title={t('deletedItem.title')}
        action={
          canSave ? (
            <Button size="dense" pending={restore.isPending} onClick={() => restore.mutate()}>
              {t('deletedItem.restore')}
            </Button>
          ) : undefined
        }
      >
        {t(canSave ? 'deletedItem.body' : 'deletedItem.closed')}
      </Notice>
      {restore.error ? (
        <Notice tone="bad" title={t('deletedItem.failed')}>
          {describeError(restore.error)}
        </Notice>
      ) : null}
    </>
  );
}
