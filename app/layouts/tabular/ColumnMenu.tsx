import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { Icon } from '#app/components/ui/Icon.tsx';
import overlay from '#app/components/ui/overlay.module.css';
import type { LayoutText } from '#app/layouts/layout-text.ts';
import type { Column } from './column-model.ts';

export type ColumnAction =
  | 'ascending'
  | 'descending'
  | 'unsorted'
  | 'moveBefore'
  | 'moveAfter'
  | 'resetWidth'
  | 'hide';

interface ColumnMenuProps {
  column: Column;
  position: number;
  count: number;
  triggerRef: RefObject<HTMLElement | null>;
  text: LayoutText;
  onAction: (action: ColumnAction) => void;
  onClose: () => void;
}

/** The menu of one column. It hangs on the cell, since a button of its own would be one more stop for the Tab key. */
export default function ColumnMenu({
  column,
  position,
  count,
  triggerRef,
  text,
  onAction,
  onClose,
}: ColumnMenuProps) {
  const entries: { id: ColumnAction; icon: string; label: string; disabled?: boolean; current?: boolean }[] =
    [
      {
        id: 'ascending',
        icon: 'arrow_upward',
        label: text('sortAscending'),
        disabled: !column.isSortable,
        current: column.sort === 'ascending',
      },
      {
        id: 'descending',
        icon: 'arrow_downward',
        label: text('sortDescending'),
        disabled: !column.isSortable,
        current: column.sort === 'descending',
      },
      { id: 'unsorted', icon: 'clear', label: text('sortNone'), disabled: !column.sort },
      { id: 'moveBefore', icon: 'first_page', label: text('moveBefore'), disabled: position === 0 },
      { id: 'moveAfter', icon: 'last_page', label: text('moveAfter'), disabled: position === count - 1 },
      {
        id: 'resetWidth',
        icon: 'settings_ethernet',
        label: text('resetWidth'),
        disabled: column.width === null,
      },
      { id: 'hide', icon: 'visibility_off', label: text('hide'), disabled: count === 1 },
    ];
  return (
    <Popover
      className={overlay.float ?? ''}
      aria-label={text('columnMenu', { name: column.name })}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={2}
    >
      <Menu
        className={overlay.list ?? ''}
        aria-label={text('columnMenu', { name: column.name })}
        autoFocus="first"
        onAction={(key) => onAction(key as ColumnAction)}
        onClose={onClose}
      >
        {entries.map(({ id, icon, label, disabled, current }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={label}
            isDisabled={disabled}
            className={overlay.item ?? ''}
            aria-current={current || undefined}
          >
            <span className={overlay.icon}>
              <Icon name={icon} size={18} />
            </span>
            <span className={overlay.label}>{label}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
