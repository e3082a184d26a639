import type { ReactNode, RefObject } from 'react';
import { Button, Dialog, DialogTrigger, type Placement, Popover as AriaPopover } from 'react-aria-components';
import { type ButtonLook, buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { tipHandlers } from '#app/components/ui/native-tip.ts';
import styles from '#app/components/ui/overlay.module.css';

type Content = ReactNode | ((close: () => void) => ReactNode);

interface PanelProps {
  /** Accessible name of the panel. */
  label: string;
  placement?: Placement;
  children: Content;
  className?: string;
}

export interface PopoverProps extends PanelProps {
  /** What it points at. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Panel({ label, children, className }: Omit<PanelProps, 'placement'>) {
  return (
    <Dialog aria-label={label} className={classNames(styles['panel'], className)}>
      {({ close }) => (typeof children === 'function' ? children(close) : children)}
    </Dialog>
  );
}

/** A small panel beside an element, opened by its owner. Esc or a click elsewhere closes it; the focus returns. */
export function Popover({ triggerRef, isOpen, onOpenChange, placement, ...panel }: PopoverProps) {
  return (
    <AriaPopover
      className={styles['float']}
      placement={placement ?? 'bottom start'}
      {...{ triggerRef, isOpen, onOpenChange }}
    >
      <Panel {...panel} />
    </AriaPopover>
  );
}

export interface PopoverButtonProps extends PanelProps, ButtonLook {
  /** What is on the button; without it, the label. */
  trigger?: ReactNode;
  disabled?: boolean;
  /** Class of the button. */
  triggerClassName?: string;
}

/** A button that opens a small panel. */
export function PopoverButton({
  trigger,
  placement,
  disabled,
  triggerClassName,
  ...props
}: PopoverButtonProps) {
  const { variant, size, full, square, ...panel } = props;
  const tip = tipHandlers(panel.label);
  return (
    <DialogTrigger>
      <Button
        className={classNames(buttonClass({ variant, size, full, square }), triggerClassName) ?? ''}
        aria-label={trigger ? panel.label : undefined}
        isDisabled={disabled}
        {...(square ? tip : {})}
      >
        {trigger ?? panel.label}
      </Button>
      <AriaPopover className={styles['float']} placement={placement ?? 'bottom start'}>
        <Panel {...panel} />
      </AriaPopover>
    </DialogTrigger>
  );
}
