import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import type { ListState } from '#app/entities/permissions/grid-lists.ts';
import type { AnyLevel } from '#app/entities/permissions/grid-rules.ts';
import type { ColumnKey } from './grid-view.ts';
import { LevelMark } from './LevelMark.tsx';
import styles from './permissions.module.css';

interface CellProps {
  column: ColumnKey;
  /** Place of the column. */
  cell: number;
  isActive: boolean;
  isChanged: boolean;
}

/** One level, as a button that opens the choice. Clicks and keys are heard by the grid. */
export const LevelCell = memo(function LevelCell({
  column,
  cell,
  level,
  isActive,
  isChanged,
}: CellProps & { level: AnyLevel | 'mixed' }) {
  const { t } = useTranslation('permissions');
  const word = t(`levels.${level}`);
  const label = t('value', { column: t(`columns.${column}`), value: word });
  return (
    <div role="gridcell" className={styles.cell} aria-colindex={cell + 1}>
      <button
        type="button"
        data-column={cell}
        data-level={level}
        tabIndex={isActive ? 0 : -1}
        className={classNames(styles.level, isChanged && styles.changed)}
        aria-haspopup="menu"
        aria-label={isChanged ? t('changed', { label }) : label}
      >
        <LevelMark level={level} />
        <span className={styles.word}>{word}</span>
      </button>
    </div>
  );
});

/** What of fields or statuses is not allowed, as a button that opens the dialog. */
export const ListCell = memo(function ListCell({
  column,
  cell,
  state,
  isActive,
  isChanged,
}: CellProps & { state: ListState }) {
  const { t } = useTranslation('permissions');
  const word = t(`lists.${state}`);
  const label = t('value', { column: t(`columns.${column}`), value: word });
  return (
    <div role="gridcell" className={styles.cell} aria-colindex={cell + 1}>
      <button
        type="button"
        data-column={cell}
        data-state={state}
        tabIndex={isActive ? 0 : -1}
        className={classNames(styles.list, isChanged && styles.changed)}
        aria-haspopup="dialog"
        aria-label={isChanged ? t('changed', { label }) : label}
      >
        {word}
      </button>
    </div>
  );
});

/** A cell that says nothing here; the keys still pass through it. */
export const IdleCell = memo(function IdleCell({ column, cell, isActive }: Omit<CellProps, 'isChanged'>) {
  const { t } = useTranslation('permissions');
  return (
    <div role="gridcell" className={styles.cell} aria-colindex={cell + 1}>
      <button
        type="button"
        data-column={cell}
        tabIndex={isActive ? 0 : -1}
        className={styles.idle}
        aria-disabled="true"
        aria-label={t('notHere', { column: t(`columns.${column}`) })}
      >
        –
      </button>
    </div>
  );
});
