import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { hideTip, tipHandlers } from '#app/components/ui/native-tip.ts';
import { Spinner } from '#app/components/ui/Spinner.tsx';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  /** Accessible name, and the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Makes it a toggle button that is on or off. */
  pressed?: boolean;
  pending?: boolean;
  /** Keys that do the same, shown in the tooltip ("⌘S"). */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon on it; its name is shown as a tooltip. */
export function IconButton({
  label,
  children,
  variant = 'quiet',
  size,
  pressed,
  pending = false,
  shortcut,
  className,
  type = 'button',
  onClick,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps) {
  const tip = tipHandlers(label, shortcut);
  const shown = useRef(false);
  // A button that goes away under the pointer sends no leave event; one that has become another says nothing of the old.
  useEffect(() => () => void (shown.current && hideTip()), [label]);
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, square: true }), className)}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      onPointerEnter={(event) => {
        shown.current = true;
        tip.onPointerEnter(event);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        shown.current = false;
        tip.onPointerLeave();
        onPointerLeave?.(event);
      }}
      onPointerDown={(event) => {
        tip.onPointerDown();
        onPointerDown?.(event);
      }}
      onFocus={(event) => {
        shown.current = true;
        tip.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        shown.current = false;
        tip.onBlur();
        onBlur?.(event);
      }}
    >
      {pending ? <Spinner size={16} /> : children}
    </button>
  );
}
