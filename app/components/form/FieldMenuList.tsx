import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import overlay from '#app/components/ui/overlay.module.css';

export type FieldAction = 'undo' | 'reset' | 'null' | 'copy' | 'paste';

export interface FieldMenuListProps {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  disabled: readonly FieldAction[];
  onAction: (action: FieldAction) => void;
  onClose: () => void;
}

/** The open menu of a field. Esc and a click elsewhere close it; the focus returns to its button. */
export default function FieldMenuList({
  triggerRef,
  label,
  disabled,
  onAction,
  onClose,
}: FieldMenuListProps) {
  const { t } = useTranslation('item');
  const words: Record<FieldAction, string> = {
    undo: t('form.undo'),
    reset: t('form.reset'),
    null: t('form.setNull'),
    copy: t('form.copyRaw'),
    paste: t('form.pasteRaw'),
  };
  return (
    <Popover
      className={overlay.float}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Menu
        className={overlay.list}
        aria-label={label}
        autoFocus="first"
        disabledKeys={disabled}
        onAction={(key) => onAction(key as FieldAction)}
        onClose={onClose}
      >
        {Object.entries(words).map(([action, text]) => (
          <MenuItem key={action} id={action} textValue={text} className={overlay.item ?? ''}>
            <span className={overlay.label}>{text}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
