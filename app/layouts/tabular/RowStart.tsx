import { Icon } from '#app/components/ui/Icon.tsx';
import { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
import styles from './tabular.module.css';

interface RowStartProps {
  gridId: string;
  row: number;
  /** null: rows can't be chosen, and there is nothing here. */
  isSelected: boolean | null;
  /** The item has come. */
  isThere: boolean;
  /** Id of what names the row. */
  titleId: string;
  isActive: boolean;
  /** Rows have a handle to be moved by; it works where `canMove`. */
  hasGrip: boolean;
  canMove: boolean;
}

/** What a row begins with: the handle to move it by, the box to choose it by. */
export function RowStart({
  gridId,
  row,
  isSelected,
  isThere,
  titleId,
  isActive,
  hasGrip,
  canMove,
}: RowStartProps) {
  if (isSelected === null) return null;
  return (
    <div
      id={`${gridId}-${row}-0`}
      role="gridcell"
      aria-colindex={1}
      className={styles.check}
      data-column={0}
      data-active={isActive || undefined}
    >
      {hasGrip ? (
        <span className={styles.grip} data-grip={canMove || undefined} aria-hidden="true">
          <Icon name="drag_indicator" size={18} />
        </span>
      ) : null}
      {isThere ? (
        <RowCheckbox isSelected={isSelected} aria-labelledby={`${gridId}-select ${titleId}`} />
      ) : null}
    </div>
  );
}
