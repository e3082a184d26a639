import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import { titleText } from '#app/layouts/DatedTitle.tsx';
import { DragGhost } from '#app/layouts/DragGhost.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { RowsFailed } from '#app/layouts/RowsFailed.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { usePointerDrag } from '#app/layouts/use-pointer-drag.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { useLatest } from '#app/lib/latest.ts';
import { parseDrop, spotAt } from './drop.ts';
import { placeAt } from './model.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { openAt, rememberOpen } from './open-memory.ts';
import { orderField, rowPaths, type TreeSetup } from './setup.ts';
import { TreeRow } from './TreeRow.tsx';
import styles from './tree.module.css';
import { useBranches } from './use-branches.ts';
import { maxLooked, useSkeleton } from './use-skeleton.ts';
import { type Held, rowAt, useTreeActions } from './use-tree-actions.ts';
import { useTreeMoves } from './use-tree-moves.ts';

/** Height of a row, px; the style sheet has the same. */
const rowHeight = 40;

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
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyField = keyFieldOf(context.collection);
  const paths = rowPaths(setup, context);
  const nameOf = (item: Item) => titleText({ title, item, fallback: t('common.untitled') });

  const [open, setOpen] = useState(() => openAt(placeKey));
  const leaving = useLatest({ placeKey, open });
  useEffect(() => () => rememberOpen(leaving.current.placeKey, leaving.current.open), [leaving]);

  const order = orderField(source.view, context);
  const mover = useTreeMoves({ source, context, parent, order, nameOf });
  const skeleton = useSkeleton(source, keyField, parent.field);
  const scroll = useScrollWindow(list, { rowHeight, placeKey });
  const now = useBranches(
    { source, paths, keyField, parent: parent.field, skeleton, open, keyOf },
    scroll.shown,
  );
  // While something is moved the tree stays as it was: branches come back one by one, and would show it twice or not.
  const [kept, setKept] = useState<typeof now | null>(null);
  if (mover.isMoving !== (kept !== null)) setKept(mover.isMoving ? now : null);
  const model = kept ?? now;
  const { first, last, height, offset, page } = useScrollFrame(list, scroll, { rowCount: model.rowCount });
  const tree = useTreeActions({
    ...props,
    list,
    model,
    page,
    mover,
    order,
    nameOf,
    open,
    setOpen,
    hasBelow: (key) => hasBelow(key),
    showRow: scroll.showRow,
    startRow: scroll.startRow,
  });
  const { active } = tree;
  useListPlace({ source, placeKey, row: active, scroll });

  /** null: nobody knows yet. */
  const childrenOf = (key: string) => skeleton.children && (skeleton.children.get(key) ?? 0);
  function hasBelow(key: string): boolean {
    const known = model.sizeOf(`k:${key}`) ?? childrenOf(key);
    return known !== 0;
  }

  const { ghost, dragged, onPointerDown, ...drag } = usePointerDrag<Held>({
    frame,
    scrolls: '[data-scrolls]',
    pick: (target) => {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const held = row === undefined ? null : rowAt(model, Number(row), keyOf);
      return held && mover.canMove(held.item) ? held : null;
    },
    placeAt: (x, y, held) => {
      const canBeRoot = !parent.required;
      return spotAt(document.elementFromPoint(x, y), y, { canBeRoot, canOrder: mover.canOrder(held.item) });
    },
    onDrop: (held, spot) => tree.drop(held, spot),
  });
  const over = drag.over === null ? null : parseDrop(drag.over);

  // The item that was moved is where the keyboard goes on, wherever it stands now.
  const { focusKey, onFocused } = tree;
  useLayoutEffect(() => {
    if (focusKey === null || kept !== null) return;
    const found = model.find(focusKey);
    if (found) onFocused(found.row);
  });

  const isInSight = active !== null && active >= first && active < last;
  const drawRow = (row: number) => {
    const at = placeAt(model, row);
    if (!at) return null;
    const item = model.itemAt(at.branch, at.index);
    const key = item ? keyOf(item) : '';
    const size = model.sizeOf(at.branch);
    return (
      <TreeRow
        key={row}
        id={`${id}-${row}`}
        row={row}
        item={item}
        itemKey={key}
        name={item ? nameOf(item) : ''}
        href={item ? hrefOf(key, item) : ''}
        depth={at.depth}
        position={at.index + 1}
        size={size ?? -1}
        isOpen={item && hasBelow(key) ? open.has(key) : null}
        below={item ? (model.sizeOf(`k:${key}`) ?? childrenOf(key)) : null}
        orphan={skeleton.orphans.get(key) ?? null}
        setup={setup}
        title={title}
        collection={context.collection}
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
      ref={frame}
      className={styles.tree}
      data-dragging={dragged ? true : undefined}
      onPointerDown={onPointerDown}
    >
      {model.error ? <RowsFailed text={t('tree.failed')} error={model.error} onRetry={model.retry} /> : null}
      {skeleton.isWhole ? null : (
        <Notice tone="info" className={styles.note}>
          {t('tree.unchecked', { count: maxLooked })}
        </Notice>
      )}
      <div
        ref={list}
        role="treegrid"
        tabIndex={0}
        className={styles.list}
        aria-label={props.label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={model.rowCount}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={props.isBehind || mover.isMoving || undefined}
        aria-activedescendant={isInSight ? `${id}-${active}` : undefined}
        data-scrolls=""
        onScroll={scroll.onScroll}
        {...tree.handlers}
      >
        <div role="presentation" className={styles.body} style={{ blockSize: height }}>
          <div role="presentation" style={{ transform: `translateY(${offset}px)` }}>
            {Array.from({ length: Math.max(0, last - first) }, (_, index) => drawRow(first + index))}
          </div>
        </div>
      </div>
      {dragged && !parent.required ? (
        <div className={styles.root} data-root="" data-over={over?.kind === 'root' || undefined}>
          {t('tree.toRoot')}
        </div>
      ) : null}
      {dragged ? <DragGhost ghost={ghost} name={nameOf(dragged.item)} /> : null}
      <span id={`${id}-keys`} hidden>
        {t('tree.keys')}
      </span>
      <VisuallyHidden role="status">
        {dragged ? t('tree.lifted', { title: nameOf(dragged.item) }) : tree.said}
      </VisuallyHidden>
      {tree.asked ? (
        <MoveDialog
          source={source}
          paths={paths}
          keyOf={keyOf}
          nameOf={nameOf}
          moved={{ key: tree.asked.key, name: nameOf(tree.asked.item) }}
          canBeRoot={!parent.required}
          onMove={(to) => tree.moveTo(to)}
          onClose={tree.closeAsk}
        />
      ) : null}
    </div>
  );
}
