import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { paletteColor } from '#app/components/ui/palette.ts';
import type { ItemListView } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import styles from './board.module.css';
import { ColumnCards } from './ColumnCards.tsx';
import { type BoardColumn as Column, startInColumn } from './columns.ts';
import type { BoardView } from './view.ts';

/** What can be done to a column; `start` and `end` move it by one. */
export type ColumnAction = 'collapse' | 'expand' | 'hide' | 'start' | 'end';

interface BoardColumnProps {
  column: Column;
  view: ItemListView;
  board: BoardView;
  /** The element that scrolls aside: columns far from its sight are not read. */
  scroller: RefObject<HTMLElement | null>;
  isFirst: boolean;
  isLast: boolean;
  isCollapsed: boolean;
  /** The card that is held is over it, and may be put there. */
  isOver: boolean;
  onAction: (action: ColumnAction) => void;
}

/** One column: its name, how many items it has, and its cards; or a strip with its name. */
export function BoardColumn({ column, view, board, scroller, isCollapsed, ...props }: BoardColumnProps) {
  const { t } = useTranslation('arranged');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, scroller);
  const [count, setCount] = useState<number | null>(null);
  const { held, mover } = board;
  const start = startInColumn(board.field, column);
  const isLocked = held !== null && held.from.id !== column.id && !mover.canEnter(held.item, column);
  const shared = {
    ref: section,
    'aria-labelledby': `${id}-name`,
    'data-column': column.id,
    'data-over': props.isOver || undefined,
    'data-locked': isLocked || undefined,
    'data-collapsed': isCollapsed || undefined,
  };
  const dot = (
    <span
      className={styles.dot}
      style={{ background: paletteColor(column.color, 'var(--n-8)') }}
      aria-hidden="true"
    />
  );
  if (isCollapsed) {
    return (
      <section {...shared} className={styles.column}>
        <button
          type="button"
          id={`${id}-name`}
          className={styles.strip}
          data-stop=""
          aria-label={t('board.expand', { name: column.label })}
          onClick={() => props.onAction('expand')}
        >
          {dot}
          <span className={styles.stripName}>{column.label}</span>
        </button>
      </section>
    );
  }
  return (
    <section {...shared} className={styles.column}>
      <header className={styles.columnHead}>
        {dot}
        <h2 id={`${id}-name`} className={styles.name} title={column.label}>
          {column.label}
        </h2>
        <Count count={count} />
        {column.isUnknown ? <Sign icon="help_outline" text={t('board.unknown')} /> : null}
        <span className={styles.fill} />
        {isLocked ? <Sign icon="lock" text={t('board.locked')} /> : null}
        {board.newItem === null || start === null ? null : (
          <AddressLink
            className={buttonClass({ variant: 'quiet', size: 'dense', square: true })}
            to={board.newItem(start)}
            aria-label={t('board.add', { name: column.label })}
            title={t('board.add', { name: column.label })}
          >
            <Icon name="add" size={18} />
          </AddressLink>
        )}
        <MenuButton
          label={t('board.columnMenu', { name: column.label })}
          trigger={<Icon name="more_horiz" size={18} />}
          variant="quiet"
          size="dense"
          square
          items={[
            { id: 'collapse', label: t('board.collapse'), icon: <Icon name="unfold_less" size={18} /> },
            { id: 'hide', label: t('board.hide'), icon: <Icon name="visibility_off" size={18} /> },
            { id: 'start', label: t('board.moveStart'), disabled: props.isFirst, separated: true },
            { id: 'end', label: t('board.moveEnd'), disabled: props.isLast },
          ]}
          onAction={(action) => props.onAction(action as ColumnAction)}
        />
      </header>
      {isNear ? <ColumnCards column={column} view={view} board={board} onCount={setCount} /> : null}
    </section>
  );
}

function Sign({ icon, text }: { icon: string; text: string }) {
  return (
    <span className={styles.sign} role="img" aria-label={text} title={text}>
      <Icon name={icon} size={16} />
    </span>
  );
}

function Count({ count }: { count: number | null }) {
  const { t } = useTranslation('arranged');
  const locale = useLocale();
  if (count === null) return null;
  return (
    <span
      className={styles.count}
      role="img"
      aria-label={t('board.count', { count })}
      title={t('board.count', { count })}
    >
      {new Intl.NumberFormat(locale).format(count)}
    </span>
  );
}

/** True while an element is within a screen of what is in sight. */
function useNear(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setNear(last.isIntersecting);
      },
      { root: scroller.current, rootMargin: '0px 100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
}
