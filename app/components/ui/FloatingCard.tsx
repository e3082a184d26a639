import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components';
import styles from '#app/components/ui/overlay.module.css';

interface FloatingCardProps {
  /** What it stands beside. */
  place: RefObject<Element | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Stands beside an element without taking the focus or closing off the page. Esc closes it. */
export function FloatingCard({ place, label, onClose, children }: FloatingCardProps) {
  return (
    <Popover
      isOpen
      isNonModal
      triggerRef={place}
      placement="bottom start"
      className={styles.float ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div role="dialog" aria-label={label}>
        {children}
      </div>
    </Popover>
  );
}
