import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import drag from '#app/components/ui/drag.module.css';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { RowItem, type RowMoves } from './RowItem.tsx';
import styles from './rows.module.css';
import { useFocusAfter } from './use-focus-after.ts';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';
import type { Rows } from './use-rows.ts';

/** Rows that are laid out at a time: a list of ten thousand would hold up everything else. */
const portion = 100;

/** What the rows take over from the input that they are. */
interface RowsInput {
  labelId: string;
  describedBy: string | undefined;
  readonly: boolean;
  invalid: boolean;
}

interface RowListProps<T> {
  input: RowsInput;
  rows: Rows<T>;
  /** What a row is called, for its buttons and messages. */
  nameOf: (row: T, at: number) => string;
  renderRow: (row: T, id: string, at: number) => ReactNode;
  /** False where the order means nothing. */
  isSortable: boolean;
  canDuplicate: boolean;
  /** The button that adds a row; null at the limit. */
  add: { label: string; onAdd: () => void } | null;
  onDuplicated?: (id: string) => void;
  onRemoved?: (id: string) => void;
  /** The first row's boxes have their labels above them. */
  isLabelled?: boolean;
}

/** Rows of a value: to be added, duplicated, removed (and had back), and put in order by pointer and by keys. */
export function RowList<T>(props: RowListProps<T>) {
  const { input, rows, nameOf, add } = props;
  const { readonly } = input;
  const { entries } = rows;
  const { t } = useTranslation('rows');
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(portion);
  const [said, setSaid] = useState('');
  const canMove = props.isSortable && !readonly && entries.length > 1;
  const canDuplicate = props.canDuplicate && add !== null && !readonly;
  const focusNext = useFocusAfter(frame);
  const { dragged, movesAt } = useRowMoves({ list, rows, nameOf, focusNext, onSaid: setSaid });
  const duplicate = (id: string) => {
    const copy = rows.duplicate(id);
    if (copy) props.onDuplicated?.(copy);
  };
  const remove = (id: string) => {
    rows.remove(id);
    props.onRemoved?.(id);
    setSaid('');
    focusNext('[data-undo]');
  };
  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={input.labelId}
      aria-describedby={input.describedBy}
      className={styles.rows}
      data-invalid={input.invalid || undefined}
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
              <RowItem
                key={id}
                id={id}
                name={name}
                className={dropClass(dragged, at)}
                moves={canMove ? movesAt(at) : null}
                onDuplicate={canDuplicate ? () => duplicate(id) : undefined}
                onRemove={readonly ? undefined : () => remove(id)}
              >
                {props.renderRow(row, id, at)}
              </RowItem>
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
        <RemovedNote row={nameOf(rows.removed.row, entries.length)} onUndo={rows.undo} />
      )}
      {readonly || !add ? null : (
        <Button
          className={styles.add}
          icon={<Icon name="add" size={18} />}
          onClick={() => {
            setShown(Math.max(shown, entries.length + 1));
            add.onAdd();
            focusNext('[data-row]:last-child :is(input, textarea, [contenteditable="true"], select)');
          }}
        >
          {add.label}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface RowMovesConfig<T> extends Pick<RowListProps<T>, 'rows' | 'nameOf'> {
  list: RefObject<HTMLElement | null>;
  focusNext: (selector: string) => void;
  /** Gets what a screen reader is to say of a move. */
  onSaid: (text: string) => void;
}

/** Rows to be put elsewhere, by pointer and by keys; the focus goes along. */
function useRowMoves<T>({ list, rows, nameOf, focusNext, onSaid }: RowMovesConfig<T>) {
  const { t } = useTranslation('rows');
  const { entries } = rows;
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    rows.move(from, to);
    focusNext(`[data-row="${entry.id}"] > [data-handle]`);
    onSaid(t('moved', { row: nameOf(entry.row, from), position: to + 1, total: entries.length }));
  };
  const { dragged, onPointerDown } = useRowDrag(list, move);
  const movesAt = (at: number): RowMoves => ({
    onGrab: (event) => onPointerDown(event, at),
    onStep: (by) => move(at, at + by),
  });
  return { dragged, movesAt };
}

/** How a row looks while one is dragged: the one itself, and the one whose place it would take. */
function dropClass(dragged: RowDrag['dragged'], at: number): string | undefined {
  if (!dragged) return undefined;
  if (dragged.from === at) return drag.held;
  return dragged.to === at ? drag[dragged.to > dragged.from ? 'after' : 'before'] : undefined;
}

function RemovedNote({ row, onUndo }: { row: string; onUndo: () => void }) {
  const { t } = useTranslation('rows');
  return (
    <p className={styles.removed} role="status">
      <span>{t('removed', { row })}</span>
      <Button variant="quiet" size="dense" data-undo onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  );
}
