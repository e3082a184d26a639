import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import { titleText } from '#app/layouts/DatedTitle.tsx';
import { DragGhost } from '#app/layouts/DragGhost.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { usePointerDrag } from '#app/layouts/use-pointer-drag.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
import { WindowedRows } from '#app/layouts/WindowedRows.tsx';
import { useRowSpacing } from '#app/session/density.ts';
import { rowStyle } from '#app/layouts/row-style.ts';
import { parseDrop, spotAt } from './drop.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { orderField, rowPaths, type TreeSetup } from './setup.ts';
import { TreeRow } from './TreeRow.tsx';
import styles from './tree.module.css';
import type { TreeModel } from './use-branches.ts';
import { maxLooked } from './use-skeleton.ts';
import { type Held, rowAt } from './use-move-commands.ts';
import { useTreeActions } from './use-tree-actions.ts';
import { type TreeMover, useTreeMoves } from './use-tree-moves.ts';
import { useTreeRows } from './use-tree-rows.ts';

/** Heights of a row, px. */
const rowHeights = { comfortable: 40, compact: 32, touch: 48 };

interface TreeProps extends LayoutProps {
  setup: TreeSetup;
  parent: Field;
  title: Title;
}

/** The rows of the open branches in one scroll range, however wide and deep. */
export function Tree({ setup, parent, title, ...props }: TreeProps) {
  const { source, context, selection, keyOf, hrefOf, placeKey } = props;
  const { t } = useTranslation('arranged');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const paths = rowPaths(setup, context);
  const nameOf = (item: Item) => titleText({ title, item, fallback: t('common.untitled') });
  const order = orderField(source.view, context);
  const rowHeight = rowHeights[useRowSpacing()];
  const mover = useTreeMoves({ source, context, parent, order, nameOf });
  const scroll = useScrollWindow(list, { rowHeight, placeKey });
  const rows = useTreeRows({ ...props, paths, parent, isMoving: mover.isMoving }, scroll.shown);
  const { model } = rows;
  const frame = useScrollFrame(list, scroll, { rowCount: model.rowCount });
  const tree = useTreeActions({ ...props, ...rows, ...scroll, ...frame, list, mover, order, nameOf });
  const { active } = tree;
  useListPlace({ source, placeKey, row: active, scroll });
  const { root, ghost, dragged, over, onPointerDown } = useTreeDrag({ ...tree, model, mover, parent, keyOf });

  const view = { setup, title, collection: context.collection };
  const drawRow = (row: number) => {
    const node = rows.nodeAt(row);
    if (!node) return null;
    const { key, item } = node;
    return (
      <TreeRow
        key={row}
        id={`${id}-${row}`}
        {...{ row, node, view }}
        href={item ? hrefOf(key, item) : ''}
        isSelected={selection ? selection.items.has(key) : null}
        isActive={active === row}
        isMovable={item !== undefined && mover.canMove(item)}
        isHeld={item !== undefined && (dragged?.key === key || tree.cut?.key === key)}
        over={over && over.kind !== 'root' && over.row === row ? over.kind : null}
      />
    );
  };
  return (
    <div
      ref={root}
      className={styles.tree}
      style={rowStyle(rowHeight)}
      data-dragging={dragged ? true : undefined}
      onPointerDown={onPointerDown}
    >
      {model.error ? <RetryNotice text={t('tree.failed')} error={model.error} onRetry={model.retry} /> : null}
      {rows.isWhole ? null : (
        <Notice tone="info" className={styles.note}>
          {t('tree.unchecked', { count: maxLooked })}
        </Notice>
      )}
      <WindowedGrid
        {...{ id, frame, active }}
        ref={list}
        role="treegrid"
        isMultiple={selection !== null}
        className={styles.list}
        aria-label={props.label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={model.rowCount}
        aria-busy={props.isBehind || mover.isMoving || undefined}
        data-scrolls=""
        onScroll={scroll.onScroll}
        {...tree.handlers}
      >
        <WindowedRows frame={frame} className={styles.body}>
          {drawRow}
        </WindowedRows>
      </WindowedGrid>
      {dragged && !parent.required ? <RootTarget isOver={over?.kind === 'root'} /> : null}
      {dragged ? <DragGhost ghost={ghost} name={nameOf(dragged.item)} /> : null}
      <span id={`${id}-keys`} hidden>
        {t('tree.keys')}
      </span>
      <VisuallyHidden role="status">
        {dragged ? t('tree.lifted', { title: nameOf(dragged.item) }) : tree.said}
      </VisuallyHidden>
      {tree.asked ? (
        <MoveDialog
          {...{ source, paths, keyOf, nameOf }}
          moved={{ key: tree.asked.key, name: nameOf(tree.asked.item) }}
          canBeRoot={!parent.required}
          onMove={tree.moveTo}
          onClose={tree.closeAsk}
        />
      ) : null}
    </div>
  );
}

/** Where an item is dropped that shall be below no other. */
function RootTarget({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('arranged');
  return (
    <div className={styles.root} data-root="" data-over={isOver || undefined}>
      {t('tree.toRoot')}
    </div>
  );
}

interface TreeDragInput {
  model: TreeModel;
  mover: TreeMover;
  parent: Field;
  keyOf: (item: Item) => string;
  drop: (held: Held, spot: string) => void;
}

/** Dragging an item to another parent, or to another place among its siblings. */
function useTreeDrag({ model, mover, parent, keyOf, drop }: TreeDragInput) {
  const root = useRef<HTMLDivElement>(null);
  const { over, ...drag } = usePointerDrag<Held>({
    frame: root,
    scrolls: '[data-scrolls]',
    pick: (target) => {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const held = row === undefined ? null : rowAt(model, Number(row), keyOf);
      return held && mover.canMove(held.item) ? held : null;
    },
    placeAt: (x, y, held) =>
      spotAt(document.elementFromPoint(x, y), y, {
        canBeRoot: !parent.required,
        canOrder: mover.canOrder(held.item),
      }),
    onDrop: drop,
  });
  return { ...drag, root, over: over === null ? null : parseDrop(over) };
}
