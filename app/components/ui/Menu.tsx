import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import type { Placement } from 'react-aria-components';
import { type ButtonLook, buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import type { MenuItem } from '#app/components/ui/MenuList.tsx';
import { tipHandlers } from '#app/components/ui/native-tip.ts';

export type { MenuItem };

// Menus take a library that the first screens must not wait for.
const MenuList = lazyPart(() => import('#app/components/ui/MenuList.tsx'));

/** Fetches what all menus and panels need, if it isn't there yet: while nothing else is going on, or when one is near. */
export function preloadMenus(): void {
  void MenuList.preload();
}

export interface MenuButtonProps extends ButtonLook {
  /** Name of the button, and of the menu. */
  label: string;
  /** What is on the button; without it, the label and an arrow. */
  trigger?: ReactNode;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  placement?: Placement;
  disabled?: boolean;
  /** No looks of a button: the trigger looks as className says. */
  plain?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the button. */
  className?: string;
}

/** A button that opens a menu. Enter, Space and the arrows down and up open it; arrows and first letters move within. */
export function MenuButton({
  label,
  trigger,
  items,
  onAction,
  placement,
  disabled,
  plain,
  ...rest
}: MenuButtonProps) {
  const { variant, size, full, square, onOpenChange, className } = rest;
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<'first' | 'last' | true | null>(null);
  const look = plain ? undefined : buttonClass({ variant, size, full, square });
  const open = (from: 'first' | 'last' | true) => {
    setStart(from);
    onOpenChange?.(true);
  };
  const close = () => {
    setStart(null);
    onOpenChange?.(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // The menu may be on its way still, and the focus here.
    if (event.key === 'Escape' && start !== null) {
      event.stopPropagation();
      close();
    }
    const isDown = event.key === 'ArrowDown' || event.key === 'Enter' || event.key === ' ';
    if (!isDown && event.key !== 'ArrowUp') return;
    // Not left to the click that follows: to the library that would be one of a screen reader, which moves its own focus.
    event.preventDefault();
    open(isDown ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(look, className)}
        aria-label={trigger ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        disabled={disabled}
        {...(square ? tipHandlers(label) : {})}
        onPointerOver={preloadMenus}
        onFocusCapture={preloadMenus}
        onKeyDown={handleKeyDown}
        // The pointer has not chosen an entry yet; a key means the first.
        onClick={(event) => open(event.detail === 0 ? 'first' : true)}
      >
        {trigger ?? (
          <>
            {label}
            <Glyph name="expand" size={16} />
          </>
        )}
      </button>
      {start === null ? null : (
        <Suspense fallback={null}>
          <MenuList
            triggerRef={button}
            label={label}
            items={items}
            placement={placement ?? 'bottom start'}
            autoFocus={start}
            onAction={onAction}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
