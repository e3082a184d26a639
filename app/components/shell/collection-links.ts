import { useTranslation } from 'react-i18next';
import type { Crumb } from '#app/components/shell/Breadcrumbs.tsx';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';

/** What the lists of these collections are called; the rest goes by its name. */
const titles: Readonly<Record<string, string>> = {
  directus_users: '$t:user_directory',
  directus_files: '$t:file_library',
};

/** The heading of a collection's list. */
export function collectionTitle(collection: Collection, locale: string): string {
  const title = ownValue(titles, collection.collection);
  return title === undefined ? collectionName(collection, locale) : translateStored(title);
}

/** The way to a collection's list: all collections; those below the settings belong to them, other system lists to nothing. */
export function useListCrumbs(collection: Collection): Crumb[] {
  const { t } = useTranslation(['app', 'shell']);
  const project = useProject();
  const name = collection.collection;
  if (!isSystem(name)) return [{ label: t('shell:frame.collections'), to: addresses.collections(project) }];
  if (!addresses.listing(project, name).to.startsWith('/$project/settings/')) return [];
  return [{ label: translateStored('$t:settings'), to: addresses.settings(project) }];
}

/** The way to an item: to its list, then the list; a single collection has none to go back to. */
export function useItemCrumbs(collection: Collection): Crumb[] {
  const project = useProject();
  const locale = useLocale();
  const above = useListCrumbs(collection);
  if (collection.single) return above;
  const to = addresses.listing(project, collection.collection);
  return [...above, { label: collectionTitle(collection, locale), to }];
}
