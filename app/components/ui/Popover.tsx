import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { type ButtonLook, buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { tipHandlers } from '#app/components/ui/native-tip.ts';
import type { PanelProps, PopoverPanelProps } from '#app/components/ui/PopoverPanel.tsx';

// What floats takes a library that the first screens must not wait for.
const PopoverPanel = lazyPart(() => import('#app/components/ui/PopoverPanel.tsx'));

export interface PopoverProps extends PopoverPanelProps {
  isOpen: boolean;
}

/** A small panel beside an element, opened by its owner. Esc or a click elsewhere closes it; the focus returns. */
export function Popover({ isOpen, ...panel }: PopoverProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PopoverPanel {...panel} />
    </Suspense>
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
export function PopoverButton({ trigger, disabled, triggerClassName, ...props }: PopoverButtonProps) {
  const { variant, size, full, square, ...panel } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(buttonClass({ variant, size, full, square }), triggerClassName)}
        aria-label={trigger ? panel.label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(true)}
        {...(square ? tipHandlers(panel.label) : {})}
      >
        {trigger ?? panel.label}
      </button>
      <Popover triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} {...panel} />
    </>
  );
}
