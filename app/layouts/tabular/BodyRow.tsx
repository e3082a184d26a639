import { memo } from 'react';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { type Column, isNumber } from './column-model.ts';
import styles from './tabular.module.css';

interface BodyRowProps {
  gridId: string;
  /** Place in the list, from 0. */
  row: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  /** The key as text; empty while the item is on its way. */
  itemKey: string;
  href: string;
  columns: readonly Column[];
  /** null: rows can't be chosen. */
  isSelected: boolean | null;
  isSubdued: boolean;
  /** The cell that the keyboard stands on, by its place in the row; null when it is in another row. */
  activeColumn: number | null;
}

/** Longest text that is handed to a display: a cell shows a line, and a megabyte must not be looked through for it. */
const longest = 1000;

function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > longest ? value.slice(0, longest) : value;
}

/** One row. Clicks and keys are handled by the grid, which finds row and cell by their data attributes. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { gridId, row, item, itemKey, href, columns, isSelected, activeColumn } = props;
  const offset = isSelected === null ? 0 : 1;
  const cell = (column: number) => ({
    id: `${gridId}-${row}-${column}`,
    role: 'gridcell',
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': activeColumn === column || undefined,
  });
  return (
    <div
      role="row"
      className={styles['row']}
      aria-rowindex={row + 2}
      aria-selected={isSelected ?? undefined}
      aria-busy={item ? undefined : true}
      data-row={row}
      data-key={item ? itemKey : undefined}
      data-subdued={props.isSubdued || undefined}
    >
      {isSelected === null ? null : (
        <div {...cell(0)} className={styles['check']}>
          {item ? (
            <Checkbox
              tabIndex={-1}
              isSelected={isSelected}
              onChange={nothing}
              aria-labelledby={`${gridId}-select ${gridId}-${row}-1`}
            />
          ) : null}
        </div>
      )}
      {columns.map(({ field }, index) => {
        const column = index + offset;
        if (!item) {
          return (
            <div key={field.field} {...cell(column)} className={styles['cell']}>
              <Skeleton width={`${40 + ((row * 7 + index * 13) % 45)}%`} height="0.75em" />
            </div>
          );
        }
        const content = <InterfaceDisplay field={field} value={shortened(item[field.field])} item={item} />;
        return (
          <div
            key={field.field}
            {...cell(column)}
            className={styles['cell']}
            data-number={isNumber(field) || undefined}
            title={titleOf(item[field.field])}
          >
            {index === 0 ? (
              <a className={styles['link']} href={href} tabIndex={-1} draggable={false}>
                {content}
              </a>
            ) : (
              <div className={styles['content']}>{content}</div>
            )}
          </div>
        );
      })}
    </div>
  );
});

/** What a cell may cut off, for the pointer that rests on it. */
function titleOf(value: unknown): string | undefined {
  // A text of HTML is shown without its tags; here they would stand.
  return typeof value === 'string' && value.length > 20 && !value.includes('<')
    ? value.slice(0, 300)
    : undefined;
}

/** The grid sees the click first and decides, since Shift chooses a whole range. */
function nothing(): void {}
