import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { requestFields } from '#app/layouts/paths.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { BatchLink } from './BatchLink.tsx';
import styles from './items.module.css';
import { maxSelected, notAllowed, unsafeKeys, without } from '#app/editing/bulk/selection-rules.ts';
import { useDelete } from './use-delete.ts';
import type { ListingState } from './use-listing.ts';
import type { Selection } from './use-selection.ts';
import { useLeaveFocus } from './use-leave-focus.ts';

interface SelectionBarProps {
  selected: Selection;
  listing: ListingState;
  /** Items that search and filters leave; null as long as they aren't counted. */
  count: number | null;
  /** Further things to do. */
  children?: ReactNode;
}

/** What can be done with the chosen items, and why not where it can't. */
export default function SelectionBar(props: SelectionBarProps) {
  const { selected, listing, count } = props;
  const { items } = selected;
  const { rights, context } = listing;
  const { collection } = context;
  const { deleteItems, isDeleting } = useDelete(collection, rights, selected.drop);
  const fields = requestFields([], context);
  const { t } = useTranslation('listing');
  const bar = useRef<HTMLDivElement>(null);
  useLeaveFocus(bar);
  const user = useCurrentUser();
  const { id, role } = user;
  // There may be very many.
  const { forbidden, closed, unsafe, deletable } = useMemo(() => {
    const asker = { id, role: role.id };
    const noDelete = notAllowed(items, 'delete', collection, rights, asker);
    const odd = unsafeKeys(items, collection);
    return {
      forbidden: noDelete,
      closed: notAllowed(items, 'update', collection, rights, asker),
      unsafe: odd,
      deletable: without(items, [...noDelete, ...odd]),
    };
  }, [items, collection, rights, id, role.id]);
  const canEdit = items.size > 1 && closed.length < items.size;
  const reasons = [
    ...(forbidden.length > 0 ? [t('selection.mayNotDelete', { count: forbidden.length })] : []),
    ...(forbidden.length === 0 && unsafe.length > 0
      ? [t('selection.unsafeKeys', { count: unsafe.length, keys: unsafe.slice(0, 3).join('  ') })]
      : []),
    ...(canEdit && closed.length > 0 ? [t('selection.mayNotEdit', { count: closed.length })] : []),
  ];
  const deleteCount = deletable.size === 0 ? items.size : deletable.size;
  return (
    <div
      ref={bar}
      className={styles.selection}
      role="group"
      aria-label={t('selection.bar')}
      data-foot="selection"
    >
      <Chosen
        {...{ selected, count }}
        onSelectMatching={() => {
          if (count !== null)
            void selected.selectMatching({ count, fields, keyField: keyFieldOf(collection) });
        }}
      />
      <Button variant="quiet" size="dense" onClick={selected.clear}>
        {t('selection.clear')}
      </Button>
      {reasons.length > 0 ? (
        <span id="selection-reason" className={styles.reason}>
          {reasons.join(' ')}
        </span>
      ) : null}
      <span className={styles.deeds}>
        {props.children}
        {canEdit ? <BatchLink items={items} collection={collection.collection} judged={fields} /> : null}
        <Button
          size="dense"
          variant="danger"
          icon={<Icon name="delete" size={18} />}
          pending={isDeleting}
          disabled={deletable.size === 0}
          aria-describedby={reasons.length > 0 ? 'selection-reason' : undefined}
          onClick={() => void deleteItems(deletable)}
        >
          {t('selection.delete', { count: deleteCount })}
        </Button>
      </span>
    </div>
  );
}

interface ChosenProps extends Pick<SelectionBarProps, 'selected' | 'count'> {
  onSelectMatching: () => void;
}

/** How many are chosen, and the ways to more or fewer. */
function Chosen({ selected, count, onSelectMatching }: ChosenProps) {
  const { items, elsewhere, reading } = selected;
  const { t } = useTranslation('listing');
  if (reading !== null) {
    return (
      <>
        <span role="status" className={styles.selected}>
          {t('selection.selecting', { done: reading, count: Math.min(count ?? 0, maxSelected) })}
        </span>
        <Button variant="quiet" size="dense" onClick={selected.stopReading}>
          {t('selection.stop')}
        </Button>
      </>
    );
  }
  const isCapped = count !== null && count > maxSelected;
  const max = count === null ? 0 : Math.min(count, maxSelected);
  return (
    <>
      <span role="status" className={styles.selected}>
        {t('selection.count', { count: items.size })}
      </span>
      {max > items.size - elsewhere ? (
        <Button variant="quiet" size="dense" onClick={onSelectMatching}>
          {isCapped
            ? t('selection.selectFirst', { max, count })
            : t('selection.selectMatching', { count: max })}
        </Button>
      ) : null}
      {elsewhere > 0 ? (
        <span className={styles.reason}>
          {t('selection.elsewhere', { count: elsewhere })}{' '}
          <Button variant="quiet" size="dense" onClick={selected.keepPresent}>
            {t('selection.keepPresent', { count: elsewhere })}
          </Button>
        </span>
      ) : null}
      {isCapped ? (
        <span className={styles.reason}>{t('selection.tooMany', { max: maxSelected })}</span>
      ) : null}
    </>
  );
}
