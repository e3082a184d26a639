import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '#app/session/addresses.ts';
import { useItemNames } from '#app/session/item-names.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { type Command, maxShown } from './commands.ts';
import { rank } from './rank.ts';
import { recentCommands } from './recent.ts';
import { typedItems, type NamedCollection, type TypedItem } from './typed-item.ts';
import { useActions } from './use-actions.ts';
import { useCreation, useNamedCollections, usePlaces } from './use-places.ts';

/** What the menu offers for a text, best first. */
export function useCommands(text: string): { commands: Command[]; recent: readonly string[] } {
  const { t } = useTranslation('command');
  const project = useProject();
  const { id: user } = useCurrentUser();
  const [recent] = useState(() => recentCommands(project, user));
  const { collection: current = null } = useParams({ strict: false });
  const collections = useNamedCollections();
  const places = usePlaces(collections);
  const creation = useCreation(collections);
  const actions = useActions(current !== null);

  const recentItems = useMemo(() => recent.flatMap((id) => readItem(id)), [recent]);
  const names = useItemNames(recentItems);
  const idOf = ({ collection, key }: Pick<TypedItem, 'collection' | 'key'>) =>
    `item:${JSON.stringify([collection, key])}`;
  const nameById = new Map(recentItems.map((item, index) => [idOf(item), names[index] ?? null]));

  // Found by its name, its collection and its key.
  const toItem = ({ collection, key }: Pick<TypedItem, 'collection' | 'key'>): Command => ({
    id: idOf({ collection, key }),
    kind: 'item',
    label:
      nameById.get(idOf({ collection, key })) ??
      t('item', { key, collection: nameOf(collections, collection) }),
    hint: nameById.get(idOf({ collection, key })) ? `${nameOf(collections, collection)} ${key}` : collection,
    words: [`${nameOf(collections, collection)} ${key}`, collection],
    icon: 'description',
    target: { to: addresses.item(project, collection, key) },
  });
  const typed = typedItems(text, collections, current);
  const sure = typed.filter(({ certainty }) => certainty === 'sure').map(toItem);
  const maybe = typed.filter(({ certainty }) => certainty === 'maybe').map(toItem);
  const earlier = recentItems
    .filter(({ collection }) => collections.some((entry) => entry.collection.collection === collection))
    .map(toItem)
    .filter((item) => !typed.some((entry) => toItem(entry).id === item.id));
  const all = rank(text, [...earlier, ...places, ...creation, ...actions], recent);
  // Without a text, items are offered again only as recent ones, which `rank` puts first.
  const search = searchCommand(text, current, collections);
  return { commands: [...sure, ...all.slice(0, maxShown), ...search, ...maybe], recent };

  function searchCommand(words: string, name: string | null, known: readonly NamedCollection[]): Command[] {
    const isKnown = name !== null && known.some(({ collection }) => collection.collection === name);
    const q = words.trim();
    if (!isKnown || q === '') return [];
    return [
      {
        id: 'search',
        kind: 'action',
        label: t('searchIn', { text: q, collection: nameOf(known, name) }),
        icon: 'search',
        target: { to: addresses.search(project, name, q) },
        isPassing: true,
      },
    ];
  }
}

function nameOf(collections: readonly NamedCollection[], name: string): string {
  return collections.find(({ collection }) => collection.collection === name)?.name ?? name;
}

/** Collection and key of an item's id; ids come out of storage, where anything may stand. */
function readItem(id: string): { collection: string; key: string }[] {
  if (!id.startsWith('item:')) return [];
  try {
    const [collection, key] = JSON.parse(id.slice(5)) as unknown[];
    return typeof collection === 'string' && typeof key === 'string' ? [{ collection, key }] : [];
  } catch {
    return [];
  }
}
