import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/components/ui/Badge.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { isSystem } from '#app/entities/collections/rules.ts';
import type { PermissionValues, ValueKey } from '#app/entities/permissions/grid-values.ts';
import { listState, shared } from '#app/entities/permissions/grid-lists.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { CellButton, IdleCell, LevelCell, ListCell } from './GridCell.tsx';
import { columns, isIdle, isLevel, type ViewRow } from './grid-view.ts';
import styles from './permissions.module.css';

const fieldLists = ['read_field_blacklist', 'write_field_blacklist'] as const;
const statusLists = ['status_blacklist'] as const;

export interface GridRowProps {
  row: ViewRow;
  /** Place in the grid, from 0. */
  index: number;
  /** Distance from the first row, px. */
  top: number;
  /** What holds in each of the row's records. */
  values: readonly PermissionValues[];
  /** Which of them are edited, joined by spaces. */
  changed: string;
  /** The cell that the keys act on, if it is in this row. */
  active: number | null;
}

/** Only a row in which something has changed is drawn anew, and in it only the cells that did. */
export const GridRow = memo(function GridRow({ row, index, top, values, changed, active }: GridRowProps) {
  const { t } = useTranslation('permissions');
  const edited = new Set<string>(changed.split(' '));
  const name = rowName(row, t('onCreate'));
  return (
    <div
      role="row"
      className={classNames(styles.row, row.kind !== 'collection' && styles.below)}
      style={{ transform: `translateY(${top}px)` }}
      aria-rowindex={index + 2}
      aria-level={row.kind === 'collection' ? 1 : 2}
      aria-expanded={row.kind === 'collection' ? row.isOpen : undefined}
      data-row={index}
      data-key={row.key}
    >
      {columns.map((column, cell) => {
        const common = { column, cell, isActive: active === cell };
        if (column === 'collection')
          return <NameCell key={column} {...{ row, name, cell }} isActive={active === cell} />;
        if (column === 'more')
          return <MoreCell key={column} {...{ name, cell }} isActive={active === cell} />;
        if (isIdle(column, row)) return <IdleCell key={column} {...common} />;
        if (isLevel(column)) {
          return (
            <LevelCell
              key={column}
              {...common}
              level={shared(values, column) ?? 'mixed'}
              isChanged={edited.has(column)}
            />
          );
        }
        const lists: readonly ValueKey[] = column === 'fields' ? fieldLists : statusLists;
        return (
          <ListCell
            key={column}
            {...common}
            state={listState(values, column === 'fields' ? fieldLists : statusLists)}
            isChanged={lists.some((list) => edited.has(list))}
          />
        );
      })}
    </div>
  );
}, isSameRow);

function isSameRow(a: GridRowProps, b: GridRowProps): boolean {
  return (
    a.row === b.row &&
    a.index === b.index &&
    a.top === b.top &&
    a.changed === b.changed &&
    a.active === b.active &&
    a.values.length === b.values.length &&
    a.values.every((value, at) => value === b.values[at])
  );
}

/** What a row is called. */
export function rowName(row: ViewRow, onCreating: string): string {
  if (row.kind === 'create') return onCreating;
  return row.kind === 'status' ? translateStored(row.name) : row.name;
}

interface NameCellProps {
  row: ViewRow;
  name: string;
  cell: number;
  isActive: boolean;
}

function NameCell({ row, name, cell, isActive }: NameCellProps) {
  const { t } = useTranslation('permissions');
  const common = { type: 'button' as const, 'data-column': cell, tabIndex: isActive ? 0 : -1 };
  const { collection } = row.collection;
  return (
    <div role="rowheader" className={styles.head} aria-colindex={cell + 1}>
      {row.kind === 'collection' ? (
        <button {...common} className={styles.name} aria-expanded={row.isOpen} title={collection}>
          <Icon
            name={row.isOpen ? 'expand_more' : 'chevron_right'}
            size={18}
            className={styles.arrow ?? ''}
          />
          <span className={styles.text}>{name}</span>
          {row.collection.managed || isSystem(collection) ? null : <Badge>{t('unmanaged')}</Badge>}
        </button>
      ) : (
        <button {...common} className={styles.name} aria-disabled="true">
          <span className={styles.text}>{name}</span>
        </button>
      )}
    </div>
  );
}

function MoreCell({ name, ...place }: Omit<NameCellProps, 'row'>) {
  const { t } = useTranslation('permissions');
  return (
    <CellButton {...place} className={styles.more} aria-haspopup="menu" aria-label={t('rowMore', { name })}>
      <Icon name="more_vert" size={18} />
    </CellButton>
  );
}
