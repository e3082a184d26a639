import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#app/components/feedback/ErrorView.tsx';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { collectionName, softDeleteStatus } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { isLog } from '#app/entities/items/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ApiError } from '#app/lib/api.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { DeletedItem } from './DeletedItem.tsx';
import { ItemEditor, type ItemEditorProps } from './ItemEditor.tsx';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { useFieldsParam } from './item-fields.ts';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';
import { ItemSkeleton } from './ItemSkeleton.tsx';

/** Codes of the API for an item that is not there, or not for this user, and for a collection that is not there. */
const notFoundCodes = [203, 200];

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && notFoundCodes.includes(error.code);
}

export interface ItemLoaderProps
  extends Pick<ItemEditorProps, 'limits' | 'guard' | 'renderActions' | 'renderAbove'> {
  collection: Collection;
  itemKey: string;
}

/** Reads an item, then opens its form. What is on screen stays when a later reading fails. */
export function ItemLoader({ collection, itemKey, ...parts }: ItemLoaderProps) {
  const { t } = useTranslation('item');
  const project = useProject();
  const fieldsParam = useFieldsParam(collection);
  const client = useQueryClient();
  const options = itemQueries.detail(
    project,
    collection.collection,
    itemKey,
    keyFieldOf(collection),
    fieldsParam,
  );
  // Others may save it while it is open; a page that nobody sees asks nothing.
  const item = useQuery({ ...options, refetchInterval: 30_000 });
  const queryHash = hashKey(options.queryKey);

  // An item that turned out to be gone must not be opened from memory the next time.
  useEffect(
    () => () => {
      const query = client.getQueryCache().get(queryHash);
      if (query && isNotFound(query.state.error)) client.getQueryCache().remove(query);
    },
    [client, queryHash],
  );
  if (item.data) {
    return (
      <ItemEditor
        collection={collection}
        itemKey={itemKey}
        saved={item.data}
        fieldsParam={fieldsParam}
        isGone={isNotFound(item.error)}
        onAddAnother={() => undefined}
        {...parts}
      />
    );
  }
  if (item.isPending) {
    return (
      <ItemSkeleton
        collection={collection}
        sidebarLabel={isLog(collection.collection) ? undefined : t('activity')}
      />
    );
  }
  if (isNotFound(item.error)) {
    if (collection.single) return <ToNewSingle collection={collection} />;
    const missing = <MissingItem collection={collection} />;
    return softDeleteStatus(collection) ? <DeletedItem {...{ collection, itemKey, missing }} /> : missing;
  }
  return (
    <ServerTrouble
      collection={collection}
      message={item.error.message}
      isRetrying={item.isFetching}
      onRetry={() => void item.refetch()}
    />
  );
}

/** A single collection without its item opens the form that makes it. */
function ToNewSingle({ collection }: { collection: Collection }) {
  const project = useProject();
  return (
    <>
      <Navigate {...addresses.newItem(project, collection.collection)} replace />
      <ItemSkeleton collection={collection} />
    </>
  );
}

function MissingItem({ collection }: { collection: Collection }) {
  const { t } = useTranslation('item');
  const project = useProject();
  const locale = useLocale();
  const name = collectionName(collection, locale);
  return (
    <ItemError
      collection={collection}
      title={t('missing.title')}
      actions={
        <AddressLink
          to={addresses.listing(project, collection.collection)}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('missing.back', { collection: name })}
        </AddressLink>
      }
    >
      {t('missing.body')}
    </ItemError>
  );
}

interface ServerTroubleProps {
  collection: Collection;
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ServerTrouble({ collection, message, isRetrying, onRetry }: ServerTroubleProps) {
  const { t } = useTranslation('item');
  return (
    <ItemError
      collection={collection}
      title={t('trouble.title')}
      actions={
        <Button variant="primary" pending={isRetrying} onClick={onRetry}>
          {t('trouble.retry')}
        </Button>
      }
    >
      {t('trouble.body', { message })}
    </ItemError>
  );
}

interface ItemErrorProps {
  collection: Collection;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

/** A page that says why there is no item to show. */
export function ItemError({ collection, title, actions, children }: ItemErrorProps) {
  const locale = useLocale();
  return (
    <Page
      title={title}
      heading={collectionName(collection, locale)}
      breadcrumbs={useItemCrumbs(collection).slice(0, 1)}
    >
      <ErrorView title={title} actions={actions}>
        {children}
      </ErrorView>
    </Page>
  );
}
