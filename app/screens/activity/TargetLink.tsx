import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { activityTarget } from '#app/session/activity-target.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { useItemName } from '#app/session/item-names.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './activity.module.css';

/** Leads to what an entry of the log is about, or says that it is gone. */
export function TargetLink({ entry }: { entry: Item }) {
  const { t } = useTranslation('history');
  const project = useProject();
  const collections = useCollections();
  const target = activityTarget(project, entry, collections, usePermissions());
  const { action, collection: name, item: key } = entry;
  const about = collectionOf(collections, String(name));
  const keyField = (about && primaryKeyField(about)?.field) ?? 'id';
  const view = { fields: [keyField], filter: { [keyField]: { eq: String(key) } } };
  const found = useQuery({
    ...itemQueries.window(project, String(name), view, 0, 1),
    enabled: target !== null,
    select: (rows) => rows.length > 0,
  });
  const item = useItemName(String(name), target === null ? '' : String(key));
  if (action === 'delete' || found.data === false)
    return <span className={styles.gone}>{t('targetGone')}</span>;
  // While it isn't known, or can't be, the page of the item says what there is to say.
  if (target === null) return null;
  return (
    <AddressLink className={buttonClass({})} to={target}>
      <Icon name="open_in_new" size={18} />
      <span className={styles.label}>{item === null ? t('openTarget') : t('openNamed', { name: item })}</span>
    </AddressLink>
  );
}
