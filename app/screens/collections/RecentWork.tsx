import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Instant } from '#app/components/moments/Instant.tsx';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { readDraftList } from '#app/drafts/draft-store.ts';
import { activityQueries } from '#app/entities/activity/queries.ts';
import { collectionName, collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { addresses } from '#app/session/addresses.ts';
import { useItemName } from '#app/session/item-names.ts';
import { useCollections, useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './recent.module.css';

/** Items that are offered to go on with. */
const maxShown = 6;

interface Work {
  collection: Collection;
  /** `+` for a new item. */
  itemKey: string;
  on: string | number;
}

/** Where somebody left off: what they changed last, and what they have not saved. */
export default function RecentWork() {
  const { t } = useTranslation('home');
  const edited = useOwnChanges();
  const drafts = useDrafts();
  return (
    <div className={styles.work}>
      <WorkList title={t('drafts')} icon="edit_note" work={drafts} />
      <WorkList title={t('edited')} icon="history" work={edited} />
    </div>
  );
}

function useOwnChanges(): Work[] {
  const project = useProject();
  const { id } = useCurrentUser();
  const collections = useCollections();
  const { data = [] } = useQuery(activityQueries.latest(project, id));
  const seen = new Set<string>();
  return data
    .flatMap(({ collection: name, item, action, action_on }): Work[] => {
      const collection = collectionOf(collections, name);
      const work = `${name}/${item}`;
      const isNew = !seen.has(work);
      seen.add(work);
      // What was deleted last is no place to go on.
      if (!collection || isSystem(name) || !isNew || action === 'delete') return [];
      return [{ collection, itemKey: item, on: action_on }];
    })
    .slice(0, maxShown);
}

function useDrafts(): Work[] {
  const project = useProject();
  const { id: user } = useCurrentUser();
  const collections = useCollections();
  const { data = [] } = useQuery({
    queryKey: [project, 'drafts', user],
    queryFn: () => readDraftList({ project, user }),
    // They change without a word to the cache.
    staleTime: 0,
    gcTime: 0,
  });
  return data
    .flatMap(({ collection: name, key, at }): Work[] => {
      const collection = collectionOf(collections, name);
      return collection && !isSystem(name) ? [{ collection, itemKey: key, on: at }] : [];
    })
    .slice(0, maxShown);
}

interface WorkListProps {
  title: string;
  icon: string;
  work: readonly Work[];
}

function WorkList({ title, icon, work }: WorkListProps) {
  if (work.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      <ul className={styles.list}>
        {work.map((entry) => (
          <WorkEntry key={`${entry.collection.collection}/${entry.itemKey}`} {...entry} />
        ))}
      </ul>
    </section>
  );
}

function WorkEntry({ collection, itemKey, on }: Work) {
  const { t } = useTranslation('home');
  const project = useProject();
  const locale = useLocale();
  const isNew = itemKey === '+';
  const name = useItemName(collection.collection, isNew ? '' : itemKey) ?? `#${itemKey}`;
  const group = collectionName(collection, locale);
  const to = isNew
    ? addresses.newItem(project, collection.collection)
    : addresses.item(project, collection.collection, itemKey);
  return (
    <li>
      <AddressLink to={to} className={styles.entry}>
        <span className={styles.name}>
          <bdi>{isNew ? t('newItem', { collection: group }) : collection.single ? group : name}</bdi>
        </span>
        <span className={styles.about}>
          {isNew || collection.single ? null : <span>{group}</span>}
          <Instant value={typeof on === 'number' ? new Date(on).toISOString() : on} relative />
        </span>
      </AddressLink>
    </li>
  );
}
