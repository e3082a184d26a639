import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from './rows.module.css';
import { useRowDrag } from './use-row-drag.ts';
import type { Rows } from './use-rows.ts';

/** Rows that are laid out at a time: a list of ten thousand would hold up everything else. */
const portion = 100;

interface RowListProps<T> {
  labelId: string;
  describedBy: string | undefined;
  rows: Rows<T>;
  readonly: boolean;
  /** What a row is called, for its buttons and messages. */
  nameOf: (row: T, at: number) => string;
  renderRow: (row: T, id: string, at: number) => ReactNode;
  /** False where the order means nothing. */
  isSortable: boolean;
  /** False at the limit. */
  canAdd: boolean;
  canDuplicate: boolean;
  addLabel: string;
  onAdd: () => void;
  onDuplicated?: (id: string) => void;
  onRemoved?: (id: string) => void;
  /** The first row's boxes have their labels above them. */
  isLabelled?: boolean;
  invalid: boolean;
}

/** Rows of a value: to be added, duplicated, removed (and had back), and put in order by pointer and by keys. */
export function RowList<T>(props: RowListProps<T>) {
  const { rows, readonly, nameOf, canAdd } = props;
  const { entries } = rows;
  const { t } = useTranslation('rows');
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(portion);
  const [said, setSaid] = useState('');
  const canMove = props.isSortable && !readonly && entries.length > 1;
  const focusNext = useFocusAfter(frame);
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    rows.move(from, to);
    focusNext(`[data-row="${entry.id}"] > [data-handle]`);
    setSaid(t('moved', { row: nameOf(entry.row, from), position: to + 1, total: entries.length }));
  };
  const { dragged, onPointerDown } = useRowDrag(list, move);
  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={styles.rows}
      data-invalid={props.invalid || undefined}
    >
      {entries.length > 0 ? (
        <ul
          ref={list}
          className={styles.list}
          data-dragging={dragged ? true : undefined}
          data-labelled={props.isLabelled || undefined}
        >
          {entries.slice(0, shown).map(({ id, row }, at) => {
            const name = nameOf(row, at);
            return (
              <li
                key={id}
                data-row={id}
                className={classNames(
                  styles.row,
                  dragged?.from === at && styles.held,
                  dragged &&
                    dragged.to === at &&
                    dragged.to !== dragged.from &&
                    styles[dragged.to > dragged.from ? 'dropAfter' : 'dropBefore'],
                )}
              >
                {canMove ? (
                  <button
                    type="button"
                    className={styles.handle}
                    data-handle
                    aria-label={t('move', { row: name })}
                    title={t('moveHint')}
                    onPointerDown={(event) => onPointerDown(event, at)}
                    onKeyDown={(event) => {
                      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
                      event.preventDefault();
                      move(at, at + by);
                    }}
                  >
                    <Icon name="drag_indicator" size={18} />
                  </button>
                ) : null}
                <div className={styles.content}>{props.renderRow(row, id, at)}</div>
                {readonly ? null : (
                  <span className={styles.deeds}>
                    {props.canDuplicate && canAdd ? (
                      <IconButton
                        label={t('duplicate', { row: name })}
                        onClick={() => {
                          const copy = rows.duplicate(id);
                          if (copy) props.onDuplicated?.(copy);
                        }}
                      >
                        <Icon name="content_copy" size={18} />
                      </IconButton>
                    ) : null}
                    <IconButton
                      label={t('remove', { row: name })}
                      onClick={() => {
                        rows.remove(id);
                        props.onRemoved?.(id);
                        setSaid('');
                        focusNext('[data-undo]');
                      }}
                    >
                      <Icon name="close" size={18} />
                    </IconButton>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      ) : readonly ? (
        <p className={styles.none}>{t('none')}</p>
      ) : null}
      {entries.length > shown ? (
        <Button variant="quiet" size="dense" onClick={() => setShown(shown + portion)}>
          {t('more', { count: Math.min(portion, entries.length - shown) })}
        </Button>
      ) : null}
      {rows.removed === null ? null : (
        <p className={styles.removed} role="status">
          <span>{t('removed', { row: nameOf(rows.removed.row, entries.length) })}</span>
          <Button variant="quiet" size="dense" data-undo onClick={rows.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {readonly || !canAdd ? null : (
        <Button
          className={styles.add}
          icon={<Icon name="add" size={18} />}
          onClick={() => {
            setShown(Math.max(shown, entries.length + 1));
            props.onAdd();
            focusNext('[data-row]:last-child :is(input, textarea, [contenteditable="true"], select)');
          }}
        >
          {props.addLabel}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Puts the focus on what matches once the next change is on screen; what loads late is waited for, for a while. */
function useFocusAfter(around: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let tries = 0;
    let frame = 0;
    const look = () => {
      if (wanted.current === null) return;
      const target = around.current?.querySelector<HTMLElement>(wanted.current);
      tries += 1;
      if (!target && tries < 60) frame = requestAnimationFrame(look);
      else {
        wanted.current = null;
        target?.focus();
      }
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [asked, around]);
  return (selector) => {
    wanted.current = selector;
    setAsked((now) => now + 1);
  };
}
