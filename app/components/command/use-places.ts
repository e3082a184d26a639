import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { collectionGroups } from '#app/components/shell/nav-groups.ts';
import { useModuleEntries } from '#app/components/shell/use-module-entries.ts';
import { canCreate, canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { addresses } from '#app/session/addresses.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { bookmarksOf } from '#app/session/hydration.ts';
import { useCollections, useCurrentUser, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { type Command, settingCommands } from './commands.ts';
import type { NamedCollection } from './typed-item.ts';

/** The collections that the user sees, by the same rule as the navigation. */
export function useNamedCollections(): NamedCollection[] {
  // The role's groups are an order of the navigation, and may leave out what may be read.
  const groups = collectionGroups(useCollections(), usePermissions(), null, useLocale());
  return groups.flatMap(({ entries }) => entries);
}

/** Everywhere that the user may go: collections, bookmarks, pages and other projects. */
export function usePlaces(collections: readonly NamedCollection[]): Command[] {
  const project = useProject();
  const bookmarks = useBookmarkCommands(project);
  const pages = usePageCommands(project);
  const projects = useProjectCommands(project);
  const listed = collections.map(
    ({ collection, name }): Command => ({
      id: `collection:${collection.collection}`,
      kind: 'collection',
      label: name,
      hint: collection.collection,
      words: [collection.collection],
      icon: collection.icon ?? 'box',
      target: { to: addresses.listing(project, collection.collection) },
    }),
  );
  return [...listed, ...bookmarks, ...pages, ...projects];
}

function useBookmarkCommands(project: string): Command[] {
  const known = useCollections();
  const permissions = usePermissions();
  const { data = [] } = useQuery(bookmarksOf(project, useCurrentUser()));
  return data.flatMap(({ id, title, collection }): Command[] => {
    const found = ownValue(known, collection);
    if (!found || id === null || !canRead(rightsOn(permissions, found))) return [];
    return [
      {
        id: `bookmark:${id}`,
        kind: 'bookmark',
        label: translateStored(title ?? ''),
        hint: collection,
        icon: 'bookmark_border',
        target: { to: addresses.bookmark(project, collection, String(id)) },
      },
    ];
  });
}

function usePageCommands(project: string): Command[] {
  const { t } = useTranslation('command');
  const { t: tSettings } = useTranslation('settings');
  const user = useCurrentUser();
  const router = useRouter();
  const modules = useModuleEntries().map(
    ({ name, icon, ...target }): Command => ({
      id: `page:${'url' in target ? target.url : router.buildLocation(target.to).href}`,
      kind: 'page',
      label: translateStored(name),
      icon,
      target,
    }),
  );
  const profile: Command = {
    id: 'page:profile',
    kind: 'page',
    label: t('profile'),
    icon: 'person',
    target: { to: addresses.item(project, 'directus_users', String(user.id)) },
  };
  return [
    ...modules,
    profile,
    ...settingCommands(project, isAdmin(user), (page) => tSettings(`cards.${page}`)),
  ];
}

function useProjectCommands(project: string): Command[] {
  const { t } = useTranslation('command');
  const client = useQueryClient();
  const { projects } = useChosenProject();
  return projects
    .filter((key) => key !== project)
    .map((key): Command => {
      // Only what is known already: nobody is asked for 200 names.
      const name = client.getQueryData(projectQueries.info(key).queryKey)?.project_name || key;
      return {
        id: `project:${key}`,
        kind: 'project',
        label: t('toProject', { name }),
        hint: key,
        words: [key, name],
        icon: 'swap_horiz',
        target: { to: addresses.project(key) },
      };
    });
}

/** A form for a new item in each collection where the user may make one. */
export function useCreation(collections: readonly NamedCollection[]): Command[] {
  const { t } = useTranslation('command');
  const project = useProject();
  const permissions = usePermissions();
  return collections
    .filter(({ collection }) => !collection.single && canCreate(rightsOn(permissions, collection)))
    .map(
      ({ collection, name }): Command => ({
        id: `new:${collection.collection}`,
        kind: 'action',
        label: t('newItem', { collection: name }),
        hint: collection.collection,
        words: [collection.collection],
        icon: 'add',
        target: { to: addresses.newItem(project, collection.collection) },
      }),
    );
}
