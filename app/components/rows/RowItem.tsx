import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import drag from '#app/components/ui/drag.module.css';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import styles from './rows.module.css';

/** A row is put elsewhere: by pointer, or by so many places. */
export interface RowMoves {
  onGrab: (event: PointerEvent) => void;
  onStep: (by: number) => void;
}

interface RowItemProps {
  id: string;
  /** What the row is called, for its buttons. */
  name: string;
  className: string | undefined;
  /** Null where the row can't be put elsewhere. */
  moves: RowMoves | null;
  onDuplicate: (() => void) | undefined;
  /** Left out where nothing can be done with the row. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** A row of a list between its handle and its buttons. */
export function RowItem({ id, name, className, moves, onDuplicate, onRemove, children }: RowItemProps) {
  const { t } = useTranslation('rows');
  return (
    <li data-row={id} className={classNames(styles.row, className)}>
      {moves ? <MoveHandle name={name} {...moves} /> : null}
      <div className={styles.content}>{children}</div>
      {onRemove ? (
        <span className={styles.deeds}>
          {onDuplicate ? (
            <IconButton label={t('duplicate', { row: name })} onClick={onDuplicate}>
              <Icon name="content_copy" size={18} />
            </IconButton>
          ) : null}
          <IconButton label={t('remove', { row: name })} onClick={onRemove}>
            <Icon name="close" size={18} />
          </IconButton>
        </span>
      ) : null}
    </li>
  );
}

/** Puts a row elsewhere, by pointer or by arrow keys. */
function MoveHandle({ name, onGrab, onStep }: RowMoves & { name: string }) {
  const { t } = useTranslation('rows');
  return (
    <button
      type="button"
      className={classNames(drag.handle, styles.handle)}
      data-handle
      aria-label={t('move', { row: name })}
      title={t('moveHint')}
      onPointerDown={onGrab}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onStep(by);
      }}
    >
      <Icon name="drag_indicator" size={18} />
    </button>
  );
}
