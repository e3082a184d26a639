import { memo } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { DatedTitle } from '#app/layouts/DatedTitle.tsx';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type ItemParts, needsName, shownValues } from './item-rows.ts';
import { RowStart } from './RowStart.tsx';
import styles from './tabular.module.css';

interface ItemRowProps {
  gridId: string;
  /** Place in the list, from 0. */
  row: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  /** The key as text; empty while the item is on its way. */
  itemKey: string;
  href: string;
  parts: ItemParts;
  /** null: rows can't be chosen. */
  isSelected: boolean | null;
  isSubdued: boolean;
  /** The cell that the keyboard stands on, by its place in the row; null when it is in another row. */
  activeColumn: number | null;
  hasGrip: boolean;
  canMove: boolean;
}

/** One item on a phone: title, status, two values, and its menu. Clicks and keys are handled by the grid. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { gridId, row, item, itemKey, parts, isSelected, activeColumn } = props;
  const text = useLayoutText('tabular');
  const offset = isSelected === null ? 0 : 1;
  const id = `${gridId}-${row}`;
  return (
    <div
      role="row"
      className={classNames(styles.row, styles.itemRow)}
      aria-rowindex={row + 1}
      aria-selected={isSelected ?? undefined}
      aria-busy={item ? undefined : true}
      data-row={row}
      data-key={item ? itemKey : undefined}
      data-subdued={props.isSubdued || undefined}
    >
      <RowStart
        {...props}
        isThere={item !== undefined}
        titleId={`${id}-title`}
        isActive={activeColumn === 0}
      />
      <div
        id={`${id}-${offset}`}
        role="gridcell"
        aria-colindex={offset + 1}
        className={styles.itemCell}
        data-column={offset}
        data-active={activeColumn === offset || undefined}
      >
        {item ? (
          <>
            <div className={styles.itemTexts}>
              <TitleLink id={`${id}-title`} className={styles.itemTitle} href={props.href}>
                {parts.title ? (
                  <DatedTitle title={parts.title} item={item} fallback={`#${itemKey}`} />
                ) : (
                  `#${itemKey}`
                )}
              </TitleLink>
              <div className={styles.itemValues}>
                <Value field={parts.status} item={item} />
                {shownValues(item, parts.others).map((column) => (
                  <Value
                    key={column.field.field}
                    field={column.field}
                    name={needsName(column) ? column.name : undefined}
                    item={item}
                  />
                ))}
              </div>
            </div>
            <button
              type="button"
              id={`${id}-menu`}
              tabIndex={-1}
              className={styles.itemMenu}
              aria-label={text('actions')}
              aria-describedby={`${id}-title`}
              aria-haspopup="menu"
              data-menu
            >
              <Icon name="more_vert" />
            </button>
          </>
        ) : (
          <div className={styles.itemTexts}>
            <Skeleton width={`${50 + ((row * 7) % 40)}%`} height="0.9em" />
            <Skeleton width={`${30 + ((row * 13) % 40)}%`} height="0.75em" />
          </div>
        )}
      </div>
    </div>
  );
});

/** A value; with the name of its field where it would say nothing by itself. */
function Value({ field, name, item }: { field: Field | null; name?: string | undefined; item: Item }) {
  const value = field === null ? null : ownValue(item, field.field);
  if (field === null || value === null || value === undefined || value === '') return null;
  return (
    <span className={styles.itemValue}>
      {name === undefined ? null : <span className={styles.itemName}>{name}</span>}
      <span className={styles.itemText}>
        <InterfaceDisplay field={field} value={typeof value === 'string' ? clip(value) : value} item={item} />
      </span>
    </span>
  );
}
