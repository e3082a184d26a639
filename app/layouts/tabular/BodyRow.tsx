import { memo } from 'react';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import type { StagedCell, StagedRow } from '#app/layouts/staged.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Column } from './column-model.ts';
import { RowStart } from './RowStart.tsx';
import styles from './tabular.module.css';

/** First and last column of a chosen block in a row, and `-end` in its last one. */
export type RowBlock = `${number}-${number}` | `${number}-${number}-end`;

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
  /** Edits of the row that are not saved yet. */
  staged: StagedRow | undefined;
  /** Cells are edited in place. */
  isEditing: boolean;
  isBarred: (field: Field, item: Item) => boolean;
  block: RowBlock | null;
  /** Rows have a handle to be moved by; it works where `canMove`. */
  hasGrip: boolean;
  canMove: boolean;
}

/** Longest text that is handed to a display: a cell shows a line, and a megabyte must not be looked through for it. */
const longest = 1000;

function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > longest ? value.slice(0, longest) : value;
}

/** One row. Clicks and keys are handled by the grid, which finds row and cell by their data attributes. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { gridId, row, item, itemKey, columns, isSelected, activeColumn, staged } = props;
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
      className={styles.row}
      aria-rowindex={row + 2}
      aria-selected={isSelected ?? undefined}
      aria-busy={item ? undefined : true}
      data-row={row}
      data-key={item ? itemKey : undefined}
      data-subdued={props.isSubdued || undefined}
      data-refused={staged?.refused ? true : undefined}
      data-corner={props.block?.endsWith('end') || undefined}
    >
      <RowStart
        {...{ gridId, row, isSelected }}
        isThere={item !== undefined}
        titleId={`${gridId}-${row}-1`}
        isActive={activeColumn === 0}
        hasGrip={props.hasGrip}
        canMove={props.canMove}
      />
      {columns.map(({ field, isNumber }, index) => {
        const column = index + offset;
        if (!item) {
          return (
            <div
              key={field.field}
              {...cell(column)}
              className={styles.cell}
              data-first={index === 0 || undefined}
            >
              <Skeleton width={`${40 + ((row * 7 + index * 13) % 45)}%`} height="0.75em" />
            </div>
          );
        }
        return (
          <FilledCell
            key={field.field}
            {...props}
            item={item}
            {...{ field, isNumber }}
            isFirst={index === 0}
            column={column}
            attributes={cell(column)}
            staged={staged?.cells.get(field.field)}
          />
        );
      })}
    </div>
  );
});

interface FilledCellProps extends Pick<BodyRowProps, 'href' | 'isEditing' | 'isBarred' | 'block'> {
  item: Item;
  field: Field;
  isNumber: boolean;
  isFirst: boolean;
  column: number;
  attributes: Record<string, unknown>;
  staged: StagedCell | undefined;
}

function FilledCell({
  item,
  field,
  isNumber,
  isFirst,
  column,
  attributes,
  staged,
  ...props
}: FilledCellProps) {
  const { isEditing, block, href } = props;
  const [start, end, last] = block?.split('-') ?? [];
  const isChosen = block !== null && column >= Number(start) && column <= Number(end);
  const isEnd = last !== undefined && column === Number(end);
  const isBarred = isEditing && props.isBarred(field, item);
  const read = ownValue(item, field.field);
  const value = staged ? staged.value : read;
  const content =
    staged && staged.typed !== null ? (
      staged.typed.slice(0, longest)
    ) : (
      <InterfaceDisplay field={field} value={shortened(value)} item={item} />
    );
  const isInvalid = staged !== undefined && (staged.problem !== null || staged.theirs !== null);
  return (
    <div
      {...attributes}
      className={styles.cell}
      data-number={isNumber || undefined}
      data-staged={staged ? true : undefined}
      data-invalid={isInvalid || undefined}
      data-chosen={isChosen || undefined}
      data-end={isEnd || undefined}
      data-first={isFirst || undefined}
      data-barred={isBarred || undefined}
      aria-readonly={isEditing ? isBarred : undefined}
      aria-invalid={isInvalid || undefined}
      data-tip={staged?.problem ?? undefined}
    >
      {isFirst && !isEditing ? (
        <a className={styles.link} href={href} tabIndex={-1} draggable={false}>
          {content}
        </a>
      ) : (
        <div className={styles.content}>{content}</div>
      )}
      {staged ? <ChangedMark problem={staged.problem} /> : null}
      {isFirst && isEditing ? <OpenLink href={href} /> : null}
      {isEnd ? <span className={styles.fill} data-fill aria-hidden="true" /> : null}
    </div>
  );
}

// Their words are looked up here, since there are a thousand cells and seldom one of these.
function ChangedMark({ problem }: { problem: string | null }) {
  const text = useLayoutText('tabular');
  return <VisuallyHidden>{problem ?? text('changed')}</VisuallyHidden>;
}

function OpenLink({ href }: { href: string }) {
  const text = useLayoutText('tabular');
  return (
    <a
      className={styles.open}
      href={href}
      tabIndex={-1}
      draggable={false}
      data-open
      aria-label={text('open')}
    >
      <Icon name="open_in_full" size={16} />
    </a>
  );
}
