import { type ReactNode, type RefObject, useCallback } from 'react';
import { Dialog, type Placement, Popover as AriaPopover } from 'react-aria-components';
import { classNames } from '#app/components/ui/class-names.ts';
import { keepFocus } from '#app/components/ui/keep-focus.ts';
import styles from '#app/components/ui/overlay.module.css';

export interface PanelProps {
  /** Accessible name of the panel. */
  label: string;
  placement?: Placement;
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
}

export interface PopoverPanelProps extends PanelProps {
  /** What it points at. */
  triggerRef: RefObject<Element | null>;
  onOpenChange: (isOpen: boolean) => void;
}

/** An open panel beside an element. */
export default function PopoverPanel(props: PopoverPanelProps) {
  const { triggerRef, onOpenChange, placement, label, children, className } = props;
  const keep = useCallback((panel: HTMLElement | null) => keepFocus(panel, triggerRef), [triggerRef]);
  return (
    <AriaPopover
      className={styles.float}
      placement={placement ?? 'bottom start'}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onOpenChange}
    >
      <Dialog ref={keep} aria-label={label} className={classNames(styles.panel, className)}>
        {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
      </Dialog>
    </AriaPopover>
  );
}
