import { Fragment, type ReactNode } from 'react';
import {
  Button,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  type Placement,
  Popover,
  Separator,
} from 'react-aria-components';
import { type ButtonLook, buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import styles from '#app/components/ui/overlay.module.css';
import { tipHandlers } from '#app/components/ui/native-tip.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: ReactNode;
  /** Keys that do the same, written for the user's platform. Only shown. */
  shortcut?: string;
  disabled?: boolean;
  /** bad: destroys something. */
  tone?: 'bad';
  /** A link instead of an action. */
  href?: string;
  /** Marks the choice that is in force. */
  selected?: boolean;
  /** A line above it. */
  separated?: boolean;
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

/** A button that opens a menu. Enter, Space and Arrow Down open it; arrows and first letters move within. */
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
  const look = plain ? undefined : buttonClass({ variant, size, full, square });
  return (
    <MenuTrigger onOpenChange={onOpenChange}>
      <Button
        className={classNames(look, className) ?? ''}
        aria-label={trigger ? label : undefined}
        isDisabled={disabled}
        {...(square ? tipHandlers(label) : {})}
      >
        {trigger ?? (
          <>
            {label}
            <Glyph name="expand" size={16} />
          </>
        )}
      </Button>
      <Popover className={styles['float']} placement={placement ?? 'bottom start'} offset={4}>
        <AriaMenu className={styles['list']} aria-label={label} onAction={(key) => onAction(String(key))}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated ? <Separator className={styles['line']} /> : null}
              <MenuEntry item={item} />
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.disabled}
      href={item.href}
      className={classNames(styles['item'], item.tone === 'bad' && styles['bad']) ?? ''}
      aria-current={item.selected || undefined}
    >
      {item.icon ? <span className={styles['icon']}>{item.icon}</span> : null}
      <span className={styles['label']}>
        {item.label}
        {item.description ? <span className={styles['description']}>{item.description}</span> : null}
      </span>
      {item.shortcut ? <Keyboard className={styles['shortcut']}>{item.shortcut}</Keyboard> : null}
      {item.selected === undefined ? null : (
        <span className={styles['check']}>{item.selected ? <Glyph name="check" size={16} /> : null}</span>
      )}
    </AriaMenuItem>
  );
}
