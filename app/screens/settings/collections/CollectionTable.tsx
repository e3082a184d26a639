import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { LinkRow } from '#app/components/ui/LinkRow.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import list from '#app/screens/settings/list.module.css';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { useManage } from './use-manage.ts';
import styles from './collections.module.css';

export interface CollectionEntry {
  collection: Collection;
  /** As it is shown to the user. */
  name: string;
}

/** Rows that are drawn at once, more than a window holds; the others come right after. */
const firstRows = 40;

/** Collections with the way to their set-up; tables that are not managed look it. */
export function CollectionTable({ entries: all }: { entries: readonly CollectionEntry[] }) {
  const entries = useDeferredValue(all, all.slice(0, firstRows));
  const { t } = useTranslation('schema');
  const project = useProject();
  const { busy, onToggle } = useManage();
  return (
    <table className={classNames(list.table, styles.table)} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.collection')}</th>
          <th scope="col" className={styles.note}>
            {t('columns.note')}
          </th>
          <th scope="col" className={styles.deed}>
            {t('columns.managing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row
            key={entry.collection.collection}
            project={project}
            collection={entry.collection}
            name={entry.name}
            isBusy={busy.has(entry.collection.collection)}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends CollectionEntry {
  project: string;
  isBusy: boolean;
  onToggle: (collection: Collection, name: string) => void;
}

/** Remembered: of three hundred rows only the one that changes is drawn anew. */
const Row = memo(function CollectionRow({ project, collection, name, isBusy, onToggle }: RowProps) {
  const { t } = useTranslation('schema');
  const { collection: key, managed, hidden, single, icon, note } = collection;
  return (
    <LinkRow data-collection={key} data-managed={managed} className={styles.row}>
      <th scope="row">
        <Link {...addresses.collectionSetup(project, key)} className={styles.link}>
          <Icon name={icon ?? (managed ? 'box' : 'table_rows')} size={20} />
          <span className={styles.names}>
            <span>{name}</span>
            <code className={styles.key}>{key}</code>
          </span>
        </Link>
        <span className={styles.flags}>
          {managed ? null : <Badge tone="warn">{t('flags.unmanaged')}</Badge>}
          {hidden ? <Badge>{t('flags.hidden')}</Badge> : null}
          {single ? <Badge>{t('flags.single')}</Badge> : null}
        </span>
      </th>
      <td className={styles.note}>{note}</td>
      <td className={styles.deed}>
        <Button
          size="dense"
          variant={managed ? 'quiet' : 'secondary'}
          pending={isBusy}
          aria-label={t(managed ? 'manage.stopName' : 'manage.startName', { name })}
          onClick={() => onToggle(collection, name)}
        >
          {t(managed ? 'manage.stop' : 'manage.start')}
        </Button>
      </td>
    </LinkRow>
  );
});
