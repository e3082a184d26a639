import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './filters/filters.module.css';
import type { UnsupportedFilter as Why } from './resolve-listing.ts';

interface UnsupportedFilterProps {
  blocked: Why;
  onAllMustMatch: () => void;
  onLeaveFolder: () => void;
  /** The button that clears search and filters. */
  clear: ReactNode;
}

/** Why a view can't be asked for, and the ways out of it. */
export default function UnsupportedFilter({
  blocked,
  onAllMustMatch,
  onLeaveFolder,
  clear,
}: UnsupportedFilterProps) {
  const { t } = useTranslation('listing');
  const isSearch = blocked === 'search';
  return (
    <EmptyState
      icon={<Icon name={isSearch ? 'search_off' : 'filter_list'} size={28} />}
      title={isSearch ? t('blocked.searchTitle') : t('blocked.joinTitle')}
      action={
        <span className={styles.ways}>
          {isSearch ? null : <Button onClick={onAllMustMatch}>{t('blocked.toAnd')}</Button>}
          {blocked === 'joinInFolder' ? (
            <Button onClick={onLeaveFolder}>{t('blocked.leaveFolder')}</Button>
          ) : null}
          {clear}
        </span>
      }
    >
      {t(`blocked.${blocked}`)}
    </EmptyState>
  );
}
