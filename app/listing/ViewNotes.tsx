import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { isReadAsNumber } from '#app/entities/items/search-fields.ts';
import type { Listing } from './resolve-listing.ts';
import styles from './items.module.css';

type ViewNotesProps = Pick<Listing, 'blocked' | 'mayHoldDeleted' | 'view'>;

/** Where the API may answer something else than was asked for. */
export function ViewNotes({ blocked, mayHoldDeleted, view }: ViewNotesProps) {
  const { t } = useTranslation('listing');
  return (
    <>
      {!blocked && isReadAsNumber(view.q) ? (
        <Notice tone="info" className={styles.dropped}>
          {t('searched.asNumber', { text: view.q })}
        </Notice>
      ) : null}
      {mayHoldDeleted ? (
        <Notice tone="info" className={styles.dropped}>
          {t('mayHoldDeleted')}
        </Notice>
      ) : null}
    </>
  );
}
