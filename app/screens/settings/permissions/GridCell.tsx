import { type ButtonHTMLAttributes, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import type { ListState } from '#app/entities/permissions/grid-lists.ts';
import type { AnyLevel } from '#app/entities/permissions/grid-rules.ts';
import type { ColumnKey } from './grid-view.ts';
import { LevelMark } from './LevelMark.tsx';
import styles from './permissions.module.css';

interface CellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Place of the column. */
  cell: number;
  isActive: boolean;
}

/** A cell that holds a button. Clicks and keys are heard by the grid. */
export function CellButton({ cell, isActive, ...button }: CellButtonProps) {
  return (
    <div role="gridcell" className={styles.cell} aria-colindex={cell + 1}>
      <button type="button" data-column={cell} tabIndex={isActive ? 0 : -1} {...button} />
    </div>
  );
}

interface CellProps {
  column: ColumnKey;
  /** Place of the column. */
  cell: number;
  isActive: boolean;
  isChanged: boolean;
}

/** Names a cell by its column and what it says. */
function useCellLabel(column: ColumnKey, value: string, isChanged: boolean): string {
  const { t } = useTranslation('permissions');
  const label = t('value', { column: t(`columns.${column}`), value });
  return isChanged ? t('changed', { label }) : label;
}

/** One level, as a button that opens the choice. */
export const LevelCell = memo(function LevelCell({
  column,
  level,
  isChanged,
  ...place
}: CellProps & { level: AnyLevel | 'mixed' }) {
  const { t } = useTranslation('permissions');
  const word = t(`levels.${level}`);
  return (
    <CellButton
      {...place}
      data-level={level}
      className={classNames(styles.level, isChanged && styles.changed)}
      aria-haspopup="menu"
      aria-label={useCellLabel(column, word, isChanged)}
    >
      <LevelMark level={level} />
      <span className={styles.word}>{word}</span>
    </CellButton>
  );
});

/** What of fields or statuses is not allowed, as a button that opens the dialog. */
export const ListCell = memo(function ListCell({
  column,
  state,
  isChanged,
  ...place
}: CellProps & { state: ListState }) {
  const { t } = useTranslation('permissions');
  const word = t(`lists.${state}`);
  return (
    <CellButton
      {...place}
      data-state={state}
      className={classNames(styles.list, isChanged && styles.changed)}
      aria-haspopup="dialog"
      aria-label={useCellLabel(column, word, isChanged)}
    >
      {word}
    </CellButton>
  );
});

/** A cell that says nothing here; the keys still pass through it. */
export const IdleCell = memo(function IdleCell({ column, ...place }: Omit<CellProps, 'isChanged'>) {
  const { t } = useTranslation('permissions');
  return (
    <CellButton
      {...place}
      className={styles.idle}
      aria-disabled="true"
      aria-label={t('notHere', { column: t(`columns.${column}`) })}
    >
      –
    </CellButton>
  );
});
