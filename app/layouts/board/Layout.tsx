import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenKeys } from '#app/components/command/screen-actions.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import { titleText } from '#app/layouts/DatedTitle.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { DragGhost } from '#app/layouts/DragGhost.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { usePointerDrag } from '#app/layouts/use-pointer-drag.ts';
import styles from './board.module.css';
import { BoardColumn, type ColumnAction } from './BoardColumn.tsx';
import { BoardSetupState } from './BoardSetupState.tsx';
import { type BoardColumn as Column, columnView, hiddenIds, inChosenOrder, movedColumn } from './columns.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { type BoardSetup, setupOf } from './setup.ts';
import { useColumns } from './use-columns.ts';
import { type Mover, useMoves } from './use-moves.ts';
import type { BoardView, Held } from './view.ts';

/** The items in columns by the values of a field, each column a list of its own, however long. */
export default function Layout(props: LayoutProps) {
  const { context, options, onOptionsChange } = props;
  useScreenKeys('moveTo');
  const setup = useMemo(() => setupOf(options, context), [options, context]);
  const { column, title } = setup;
  if (column === null || title === null) {
    return (
      <BoardSetupState context={context} hasColumn={column !== null} onOptionsChange={onOptionsChange} />
    );
  }
  return <Board key={column.field} {...props} setup={setup} field={column} title={title} />;
}

interface BoardProps extends LayoutProps {
  setup: BoardSetup;
  field: Field;
  title: Title;
}

function Board({ setup, field, title, ...props }: BoardProps) {
  const { source, context, onOptionsChange } = props;
  const { t } = useTranslation('arranged');
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { columns: found, ...reading } = useColumns(source, field, context);
  const columns = inChosenOrder(found, setup.order);
  const hidden = hiddenIds(columns, setup.hidden);
  const shown = columns.filter(({ id }) => !hidden.has(id));
  const mover = useMoves(source, field, context);
  const nameOf = (item: Item) => titleText({ title, item, fallback: t('common.untitled') });
  const { rowsOf, ghost, dragged, over, onPointerDown } = useBoardDrag(frame, shown, mover, props.keyOf);
  const { asked, said, closeAsk, ...keys } = useBoardKeys(frame, shown, mover);
  const board: BoardView = { ...props, ...keys, setup, field, title, mover, held: dragged, rowsOf, nameOf };

  const [anyColumn] = columns;
  if (anyColumn && columnView(source.view, field, anyColumn) === null) {
    return (
      <EmptyState icon={<Icon name="view_column" size={28} />} title={t('board.noColumns')}>
        {t('board.cannotJoin')}
      </EmptyState>
    );
  }
  return (
    <div
      ref={frame}
      role="group"
      aria-label={props.label}
      className={styles.board}
      data-dragging={dragged ? true : undefined}
      data-behind={props.isBehind || undefined}
      onPointerDown={onPointerDown}
    >
      {reading.error ? (
        <RetryNotice text={t('board.columnsFailed')} error={reading.error} onRetry={reading.retry} />
      ) : null}
      <HiddenColumns
        columns={columns.filter(({ id }) => hidden.has(id))}
        onShow={(id) => onOptionsChange({ hidden: [...hidden].filter((entry) => entry !== id) })}
      />
      {shown.length === 0 && !reading.isReading && !reading.error ? (
        <NoColumns isAllHidden={columns.length > 0} />
      ) : null}
      <div
        ref={scroller}
        className={styles.columns}
        data-scrolls=""
        aria-busy={reading.isReading || undefined}
      >
        {shown.map((column, index) => (
          <BoardColumn
            key={column.id}
            {...{ column, board, scroller }}
            view={columnView(source.view, field, column) ?? source.view}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            isCollapsed={setup.collapsed.includes(column.id)}
            isOver={over === column.id}
            onAction={(action) =>
              onOptionsChange(columnOptions(action, column.id, { setup, columns, hidden }))
            }
          />
        ))}
        {reading.isReading ? [0, 1, 2].map((each) => <WaitingColumn key={each} />) : null}
        {reading.more ? (
          <div className={styles.more}>
            <Button onClick={reading.more}>{t('board.more')}</Button>
          </div>
        ) : null}
      </div>
      {dragged ? <DragGhost ghost={ghost} name={nameOf(dragged.item)} /> : null}
      <VisuallyHidden role="status">
        {dragged ? t('board.lifted', { title: nameOf(dragged.item) }) : said}
      </VisuallyHidden>
      {asked ? (
        <MoveDialog
          name={nameOf(asked.item)}
          targets={columns
            .filter(({ id }) => id !== asked.from.id)
            .filter((to) => mover.canEnter(asked.item, to))}
          onMove={(to) => mover.move(asked.item, asked.key, asked.from, to)}
          onClose={closeAsk}
        />
      ) : null}
    </div>
  );
}

/** Dragging a card to another column. The columns that are drawn put what they hold into `rowsOf`. */
function useBoardDrag(
  frame: RefObject<HTMLElement | null>,
  shown: readonly Column[],
  mover: Mover,
  keyOf: (item: Item) => string,
) {
  const rowsOf = useRef(new Map<string, (row: number) => Item | undefined>());
  const columnOf = (target: Element | null | undefined) => {
    const id = target?.closest<HTMLElement>('[data-column]')?.dataset['column'];
    return shown.find((column) => column.id === id);
  };
  const drag = usePointerDrag<Held>({
    frame,
    scrolls: '[data-scrolls]',
    pick: (target) => {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const from = columnOf(target);
      const item = row === undefined || !from ? undefined : rowsOf.current.get(from.id)?.(Number(row));
      const key = item ? keyOf(item) : '';
      return item && from && mover.canMove(item, key) ? { key, item, from } : null;
    },
    placeAt: (x, y, held) => {
      const column = columnOf(document.elementFromPoint(x, y));
      return column && column.id !== held.from.id && mover.canEnter(held.item, column) ? column.id : null;
    },
    onDrop: ({ item, key, from }, id) => {
      const to = shown.find((column) => column.id === id);
      if (to) mover.move(item, key, from, to);
    },
  });
  return { ...drag, rowsOf };
}

/** What keys do to a card, and how they lead from column to column. */
function useBoardKeys(frame: RefObject<HTMLElement | null>, shown: readonly Column[], mover: Mover) {
  const { t } = useTranslation('arranged');
  const [asked, setAsked] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const onAsk = (held: Held) => {
    if (mover.canMove(held.item, held.key)) setAsked(held);
    else setSaid(t('common.mayNotMove'));
  };
  const onStep = (held: Held, side: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === held.from.id);
    const onThatSide = side === 1 ? shown.slice(at + 1) : shown.slice(0, at).reverse();
    const to = onThatSide.find((column) => mover.canEnter(held.item, column));
    if (!to || !mover.canMove(held.item, held.key)) return setSaid(t('common.mayNotMove'));
    setSaid('');
    mover.move(held.item, held.key, held.from, to);
  };
  const onGo = (from: Column, side: 1 | -1) => {
    const to = shown[shown.findIndex(({ id }) => id === from.id) + side];
    const element = to && frame.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(to.id)}"]`);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    element?.querySelector<HTMLElement>('[role="grid"], [data-stop]')?.focus({ preventScroll: true });
  };
  return { asked, said, closeAsk: () => setAsked(null), onAsk, onStep, onGo };
}

interface ColumnState {
  setup: BoardSetup;
  columns: readonly Column[];
  hidden: ReadonlySet<string>;
}

/** The board's options once something was done to a column. */
function columnOptions(action: ColumnAction, id: string, { setup, columns, hidden }: ColumnState) {
  const others = setup.collapsed.filter((entry) => entry !== id);
  if (action === 'collapse') return { collapsed: [...others, id] };
  if (action === 'expand') return { collapsed: others };
  if (action === 'hide') return { hidden: [...hidden, id] };
  const shown = columns.filter((column) => !hidden.has(column.id));
  return { order: movedColumn(columns, shown, id, action === 'start' ? -1 : 1) };
}

function NoColumns({ isAllHidden }: { isAllHidden: boolean }) {
  const { t } = useTranslation('arranged');
  return (
    <EmptyState
      icon={<Icon name="view_column" size={28} />}
      title={t(isAllHidden ? 'board.allHidden' : 'board.noColumns')}
    >
      {isAllHidden ? null : t('board.noColumnsBody')}
    </EmptyState>
  );
}

function WaitingColumn() {
  return (
    <div className={styles.column} aria-hidden="true">
      <div className={styles.columnHead}>
        <Skeleton width="50%" />
      </div>
    </div>
  );
}

function HiddenColumns({ columns, onShow }: { columns: readonly Column[]; onShow: (id: string) => void }) {
  const { t } = useTranslation('arranged');
  if (columns.length === 0) return null;
  return (
    <div className={styles.bar}>
      <MenuButton
        label={t('board.hidden', { count: columns.length })}
        variant="quiet"
        size="dense"
        items={columns.map(({ id, label }) => ({
          id,
          label,
          icon: <Icon name="visibility" size={18} />,
        }))}
        onAction={onShow}
      />
    </div>
  );
}
