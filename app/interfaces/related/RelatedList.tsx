import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { BatchLinks } from './BatchLinks.tsx';
import { type ListModel, shownEnd } from './list-model.ts';
import styles from './related.module.css';
import { toGridColumns } from './grid-columns.ts';
import { ListDialogs } from './ListDialogs.tsx';
import { ListFoot } from './ListFoot.tsx';
import { RowGrid } from './RowGrid.tsx';
import { rowCells } from './row-cells.tsx';
import type { DrawerTarget } from './RowDrawer.tsx';
import { type RowLook, rowLook } from './row-look.ts';
import { changesIn, type ShownRow } from './staged-rows.ts';
import { type ListActions, useListActions } from './use-list-actions.ts';
import { type RelatedList as RelatedRows, useRelatedList } from './use-related-list.ts';
import { useRelatedText } from './use-related-text.ts';

export interface RelatedListProps extends InputProps {
  model: ListModel;
  /** A row that goes is deleted, not only let go. */
  isDelete: boolean;
  /** Before the cells of a row: a thumbnail. */
  renderLead?: (item: Item) => ReactNode;
  /** Paths that it reads. */
  leadPaths?: readonly string[];
  /** Makes new items in another way than by a form; they exist then, and are linked. */
  renderCreate?: (actions: ListActions, close: () => void) => ReactNode;
}

/** A table of the rows of a to-many field. What is done to them is staged in its value until the item is saved. */
export function RelatedList(props: RelatedListProps) {
  const { model, value, options, readonly, newItem } = props;
  const text = useRelatedText();
  const [sort, setSort] = useState<string | null>(null);
  const list = useRelatedList({
    model,
    value,
    columnsOption: options['fields'],
    rowColumnsOption: options['junction_fields'],
    templateOption: options['template'],
    ...(props.leadPaths ? { morePaths: props.leadPaths } : {}),
    sort,
  });
  const actions = useStagedActions(props, list);
  const look = rowLook(list, model);

  if (!list.rights.read) return <Notice tone="info">{text('noAccess')}</Notice>;
  const isBatch = list.itemKey === null && !newItem;
  if (isBatch && model.far) {
    return (
      <BatchLinks
        {...{ model, list, look, actions, readonly }}
        labelId={props.labelId}
        describedBy={props.describedBy}
      />
    );
  }
  if (isBatch && list.changes.length === 0) return <p className={styles.line}>{text('batch')}</p>;
  return <RelatedTable {...props} {...{ list, actions, look, sort, setSort }} />;
}

interface RelatedTableProps extends RelatedListProps {
  list: RelatedRows;
  actions: ListActions;
  look: RowLook;
  /** The column that it is sorted by instead of by hand. */
  sort: string | null;
  setSort: (sort: string | null) => void;
}

function RelatedTable({ list, actions, look, sort, setSort, ...props }: RelatedTableProps) {
  const { model, options, readonly } = props;
  const text = useRelatedText();
  const locale = useLocale();
  const [open, setOpen] = useState<DrawerTarget | 'create' | 'select' | null>(null);
  const [said, setSaid] = useState('');
  const removeRow = useRowRemoval(props, actions, look);
  const { rows, rights, paged, changes } = list;
  const newTitle = text('newTitle', { collection: collectionName(shownEnd(model).collection, locale) });
  const nameOf = (shown: ShownRow, at: number) => look.titleOf(shown) ?? text('row', { position: at + 1 });
  const openRow = (index: number) => {
    const row = rows[index];
    if (row && look.canOpen(row)) setOpen({ row, title: text('editTitle', { title: nameOf(row, index) }) });
  };
  const remove = (index: number) => {
    const row = rows[index];
    if (row) void removeRow(row, nameOf(row, index));
  };
  const canMove = !readonly && sort === null && model.sortField !== null && rows.length > 1;
  const columns = toGridColumns(list, model, {
    sort,
    setSort,
    locale,
    sortBy: (column) => text('sortBy', { column }),
  });
  const move = (from: number, to: number) =>
    void actions.move(from, to).then(() => setSaid(text('moved', { position: to + 1 })));

  return (
    <div className={styles.list}>
      {paged.error ? (
        <RetryNotice text={text('loadFailed')} error={paged.error} onRetry={paged.retry} />
      ) : null}
      <RowGrid
        names={{
          labelId: props.labelId,
          describedBy: props.describedBy,
          keys: readonly ? '' : `${text('keys')} ${canMove ? text('moveKeys') : ''}`,
        }}
        columns={columns}
        ids={rows.map(({ id }) => id)}
        paged={{ ...paged, count: paged.count === null ? null : Math.max(paged.count, rows.length) }}
        cells={rowCells({ ...props, list, look, text, nameOf, remove })}
        stateOf={(index) => {
          const shown = rows[index];
          if (!shown || shown.state === 'saved') return 'plain';
          return look.isGone(shown) ? 'gone' : 'staged';
        }}
        actions={readonly ? {} : { onOpen: openRow, onRemove: remove, onMove: canMove ? move : undefined }}
        empty={text('empty')}
      />
      <ListFoot
        onCreate={
          !readonly && options['allow_create'] !== false && rights.create
            ? () => setOpen(props.renderCreate ? 'create' : { row: null, title: newTitle })
            : undefined
        }
        onSelect={
          !readonly && options['allow_select'] !== false && rights.link ? () => setOpen('select') : undefined
        }
        onHandOrder={sort !== null && model.sortField !== null ? () => setSort(null) : undefined}
        staged={changes.length}
        count={paged.count}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open === 'create' && props.renderCreate ? props.renderCreate(actions, () => setOpen(null)) : null}
      {open === null || open === 'create' ? null : (
        <ListDialogs {...{ model, list, actions, open }} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

/** A number may be asked of the server before a change is staged; what was staged meanwhile must not be lost. */
function useStagedActions({ model, value, onChange }: RelatedListProps, list: RelatedRows): ListActions {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const put = (next: unknown) => {
    latest.current = next;
    onChange(next);
  };
  return useListActions(model, list, () => changesIn(latest.current), put);
}

/** Removes a row, or takes that back; what is deleted for good is asked about. */
function useRowRemoval({ model, isDelete }: RelatedListProps, actions: ListActions, look: RowLook) {
  const { t } = useTranslation();
  const text = useRelatedText();
  return async (row: ShownRow, title: string) => {
    if (look.isGone(row)) return actions.takeBack(row);
    if (!look.canRemove(row)) return undefined;
    const isLasting = isDelete && !model.far && row.key !== null && row.state !== 'linked';
    const isSure =
      !isLasting ||
      (await confirm({
        title: text('deleteTitle', { title }),
        body: text('deleteBody'),
        confirmLabel: t('delete'),
        cancelLabel: t('cancel'),
        tone: 'bad',
      }));
    return isSure ? actions.remove(row, isDelete) : undefined;
  };
}
