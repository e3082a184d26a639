import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemPath } from '#app/entities/items/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './items.module.css';
import { notAllowed, type Selected, unsafeKeys } from './selection-rules.ts';
import { mostSelected } from './use-selection.ts';

interface SelectionBarProps {
  items: Selected;
  collection: Collection;
  rights: CollectionRights;
  /** Items that search and filters leave; null as long as they aren't counted. */
  count: number | null;
  /** Keys read so far for "all matching"; null when nothing is being read. */
  reading: number | null;
  isDeleting: boolean;
  onSelectMatching: () => void;
  onDelete: () => void;
  onClear: () => void;
  /** Further things to do. */
  children?: ReactNode;
}

/** Most items that are edited together: their keys stand in the address. */
const mostEdited = 100;

/** What can be done with the chosen items, and why not where it can't. */
export function SelectionBar(props: SelectionBarProps) {
  const { items, collection, rights, count, reading, isDeleting, onSelectMatching, onDelete, onClear } =
    props;
  const { t } = useTranslation('listing');
  const project = useProject();
  const user = useCurrentUser();
  const asker = { id: user.id, role: user.role.id };
  const forbidden = notAllowed(items, 'delete', collection, rights, asker);
  const unsafe = unsafeKeys(items, collection);
  const mayEdit =
    items.size > 1 &&
    items.size <= mostEdited &&
    notAllowed(items, 'update', collection, rights, asker).length === 0;
  const reasons = [
    ...(forbidden.length > 0 ? [t('selection.mayNotDelete', { count: forbidden.length })] : []),
    ...(forbidden.length === 0 && unsafe.length > 0
      ? [t('selection.unsafeKeys', { count: unsafe.length, keys: unsafe.slice(0, 3).join('  ') })]
      : []),
  ];
  const most = count === null ? null : Math.min(count, mostSelected);
  return (
    <div className={styles['selection']} role="group" aria-label={t('selection.bar')}>
      <span role="status" className={styles['selected']}>
        {reading === null
          ? t('selection.count', { count: items.size })
          : t('selection.selecting', { done: reading, count: most ?? 0 })}
      </span>
      {most !== null && most > items.size && reading === null ? (
        <Button variant="quiet" size="dense" onClick={onSelectMatching}>
          {t('selection.selectMatching', { count: most })}
        </Button>
      ) : null}
      <Button variant="quiet" size="dense" onClick={onClear}>
        {t('selection.clear')}
      </Button>
      {count !== null && count > mostSelected ? (
        <span className={styles['reason']}>{t('selection.tooMany', { most: mostSelected })}</span>
      ) : null}
      {reasons.map((reason) => (
        <span key={reason} id="selection-reason" className={styles['reason']}>
          {reason}
        </span>
      ))}
      <span className={styles['deeds']}>
        {props.children}
        {mayEdit ? (
          <a
            className={buttonClass({ size: 'dense' })}
            href={`#${itemPath(project, collection.collection, [...items.keys()])}`}
          >
            <Icon name="edit" size={18} />
            {t('selection.edit', { count: items.size })}
          </a>
        ) : null}
        <Button
          size="dense"
          variant="danger"
          icon={<Icon name="delete" size={18} />}
          pending={isDeleting}
          disabled={reasons.length > 0}
          aria-describedby={reasons.length > 0 ? 'selection-reason' : undefined}
          onClick={onDelete}
        >
          {t('selection.delete', { count: items.size })}
        </Button>
      </span>
    </div>
  );
}
