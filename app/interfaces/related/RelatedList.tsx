import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { BatchLinks } from './BatchLinks.tsx';
import { type ListModel, shownEnd } from './list-model.ts';
import { RelatedCell } from './RelatedCell.tsx';
import styles from './related.module.css';
import { toGridColumns } from './grid-columns.ts';
import { ListDialogs } from './ListDialogs.tsx';
import { ListFoot } from './ListFoot.tsx';
import { RowGrid } from './RowGrid.tsx';
import { RowTrail } from './RowTrail.tsx';
import type { DrawerTarget } from './RowDrawer.tsx';
import { rowLook } from './row-look.ts';
import { changesIn, type ShownRow, shownKey } from './staged-rows.ts';
import { type ListActions, useListActions } from './use-list-actions.ts';
import { useRelatedList } from './use-related-list.ts';
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
  const { model, value, onChange, options, readonly, newItem, isDelete, renderLead } = props;
  const { t } = useTranslation();
  const text = useRelatedText();
  const locale = useLocale();
  const [sort, setSort] = useState<string | null>(null);
  const [open, setOpen] = useState<DrawerTarget | 'create' | 'select' | null>(null);
  const [said, setSaid] = useState('');
  const list = useRelatedList({
    model,
    value,
    columnsOption: options['fields'],
    templateOption: options['template'],
    ...(props.leadPaths ? { morePaths: props.leadPaths } : {}),
    sort,
  });
  // A number may be asked of the server before a change is staged; what was staged meanwhile must not be lost.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const put = (next: unknown) => {
    latest.current = next;
    onChange(next);
  };
  const actions = useListActions(model, list, () => changesIn(latest.current), put);
  const { rows, columns, rights, paged, changes, shape } = list;
  const end = shownEnd(model);
  const newTitle = text('newTitle', { collection: collectionName(end.collection, locale) });

  if (!rights.read) return <Notice tone="info">{text('noAccess')}</Notice>;
  const look = rowLook(list, model);
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
  if (isBatch && changes.length === 0) return <p className={styles.line}>{text('batch')}</p>;

  const nameOf = (shown: ShownRow, at: number) => look.titleOf(shown) ?? text('row', { position: at + 1 });

  const openRow = (index: number) => {
    const row = rows[index];
    if (row && look.canOpen(row)) setOpen({ row, title: text('editTitle', { title: nameOf(row, index) }) });
  };
  const removeRow = async (index: number) => {
    const row = rows[index];
    if (row && look.isGone(row)) actions.takeBack(row);
    else if (row && look.canRemove(row)) {
      const isLasting = isDelete && !model.far && row.key !== null && row.state !== 'linked';
      const isSure =
        !isLasting ||
        (await confirm({
          title: text('deleteTitle', { title: nameOf(row, index) }),
          body: text('deleteBody'),
          confirmLabel: t('delete'),
          cancelLabel: t('cancel'),
          tone: 'bad',
        }));
      if (isSure) actions.remove(row, isDelete);
    }
  };
  const canMove = !readonly && sort === null && model.sortField !== null && rows.length > 1;
  const gridColumns = toGridColumns(list, model, {
    sort,
    setSort,
    locale,
    sortBy: (column) => text('sortBy', { column }),
  });

  return (
    <div className={styles.list}>
      {paged.error ? (
        <Notice tone="bad" action={<Button onClick={paged.retry}>{t('retry')}</Button>}>
          {text('loadFailed')}
        </Notice>
      ) : null}
      <RowGrid
        labelId={props.labelId}
        describedBy={props.describedBy}
        keys={readonly ? '' : `${text('keys')} ${canMove ? text('moveKeys') : ''}`}
        columns={gridColumns}
        ids={rows.map(({ id }) => id)}
        count={paged.count === null ? null : Math.max(paged.count, rows.length)}
        renderCell={(index, at) => {
          const shown = rows[index];
          const column = columns[at];
          if (!shown || !column) return null;
          const item = look.itemOf(shown);
          const key = shownKey(shown.row, shape);
          if (at === 0 && (look.isLost(shown) || item === null)) {
            return key === null ? text('goneBare') : text('gone', { key });
          }
          if (item === null || look.isLost(shown)) return null;
          if (!rights.readFar) return at === 0 ? `#${key}` : null;
          return <RelatedCell column={column} item={item} />;
        }}
        {...(renderLead
          ? {
              renderLead: (index: number) => {
                const shown = rows[index];
                return shown ? renderLead(look.itemOf(shown) ?? {}) : null;
              },
            }
          : {})}
        renderTrail={(index) => {
          const shown = rows[index];
          if (!shown) return null;
          return (
            <RowTrail
              state={shown.state}
              title={nameOf(shown, index)}
              isDelete={isDelete && !model.far}
              canAct={!readonly && (look.isGone(shown) || look.canRemove(shown))}
              onAct={() => void removeRow(index)}
            />
          );
        }}
        isTrailWide={rows.some(({ state }) => state !== 'saved')}
        stateOf={(index) => {
          const shown = rows[index];
          if (!shown || shown.state === 'saved') return 'plain';
          return look.isGone(shown) ? 'gone' : 'staged';
        }}
        onOpen={readonly ? undefined : openRow}
        onRemove={readonly ? undefined : (index) => void removeRow(index)}
        onMove={
          canMove
            ? (from, to) =>
                void actions.move(from, to).then(() => setSaid(text('moved', { position: to + 1 })))
            : undefined
        }
        loadMore={paged.loadMore}
        isLoading={paged.isLoading}
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
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {open === 'create' && props.renderCreate ? props.renderCreate(actions, () => setOpen(null)) : null}
      {open === null || open === 'create' ? null : (
        <ListDialogs {...{ model, list, actions, open }} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
