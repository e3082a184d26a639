import type { RefObject } from 'react';
import styles from './DragGhost.module.css';

/** The name of what `usePointerDrag` drags, beside the pointer. */
export function DragGhost({ ghost, name }: { ghost: RefObject<HTMLDivElement | null>; name: string }) {
  return (
    <div ref={ghost} className={styles.ghost} aria-hidden="true">
      <div className={styles.name}>{name}</div>
    </div>
  );
}
