import { Fragment, type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type Placement,
  Popover,
  Separator,
} from 'react-aria-components';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import styles from '#app/components/ui/overlay.module.css';

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
  href?: AriaMenuItemProps['href'];
  /** Marks the choice that is in force. */
  selected?: boolean;
  /** A line above it. */
  separated?: boolean;
}

export interface MenuListProps {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  items: readonly MenuItem[];
  placement: Placement;
  /** Where the focus goes: to an end of the list, or (true) to the list as a whole. */
  autoFocus: 'first' | 'last' | true;
  onAction: (id: string) => void;
  onClose: () => void;
}

/** An open menu beside its button. Arrows and first letters move within, Esc closes it. */
export default function MenuList(props: MenuListProps) {
  const { triggerRef, label, items, placement, autoFocus, onAction, onClose } = props;
  const [opener] = useState(() => document.activeElement);
  const handleAction = (id: string) => {
    // What an entry opens will give the focus back to what has it now, and the entry itself is gone by then. While there
    // is a menu, the page around it is inert.
    flushSync(onClose);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onAction(id);
  };
  return (
    <Popover
      className={styles.float}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={placement}
      offset={4}
    >
      <AriaMenu
        className={styles.list}
        aria-label={label}
        autoFocus={autoFocus}
        onAction={(key) => handleAction(String(key))}
        onClose={onClose}
      >
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.separated ? <Separator className={styles.line} /> : null}
            <MenuEntry item={item} />
          </Fragment>
        ))}
      </AriaMenu>
    </Popover>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.disabled}
      href={item.href}
      className={classNames(styles.item, item.tone === 'bad' && styles.bad) ?? ''}
      aria-current={item.selected || undefined}
    >
      {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
      <span className={styles.label}>
        {item.label}
        {item.description ? <span className={styles.description}>{item.description}</span> : null}
      </span>
      {item.shortcut ? <Keyboard className={styles.shortcut}>{item.shortcut}</Keyboard> : null}
      {item.selected === undefined ? null : (
        <span className={styles.check}>{item.selected ? <Glyph name="check" size={16} /> : null}</span>
      )}
    </AriaMenuItem>
  );
}
