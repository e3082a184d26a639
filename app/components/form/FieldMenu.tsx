import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { defaultValue, hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { FieldAction } from './FieldMenuList.tsx';
import styles from './Form.module.css';
import type { FormHandle } from './form-handle.ts';
import { isSameValue } from './value-rules.ts';

// 200 fields have 200 of these buttons and seldom more than one menu.
const FieldMenuList = lazy(() => import('./FieldMenuList.tsx'));

export interface FieldMenuProps {
  field: Field;
  /** The field's name as shown. */
  name: string;
  value: unknown;
  isChanged: boolean;
  handle: Pick<FormHandle, 'set' | 'undo'>;
}

/** Undo, reset and set to null for one field. Only a changed field adds a tab stop; Ctrl or ⌘ and "." opens it anywhere. */
export function FieldMenu({ field, name, value, isChanged, handle }: FieldMenuProps) {
  const { t } = useTranslation('item');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasValue = hasColumn(field);
  const initial = hasValue ? defaultValue(field) : null;
  const disabled: FieldAction[] = [];
  if (!isChanged) disabled.push('undo');
  if (!hasValue || initial === null || isSameValue(field, initial, value)) disabled.push('reset');
  if (!hasValue || value === null || value === undefined) disabled.push('null');

  const handleAction = (action: FieldAction) => {
    if (action === 'undo') handle.undo(field.field);
    else handle.set(field.field, action === 'reset' ? initial : null);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles['menu'], isOpen && styles['open'])}
        aria-label={t('form.actions', { field: name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+. Meta+."
        tabIndex={isChanged || isOpen ? 0 : -1}
        data-field-menu
        onClick={() => setOpen(true)}
      >
        <Glyph name="expand" size={16} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FieldMenuList
            triggerRef={button}
            label={t('form.actions', { field: name })}
            disabled={disabled}
            onAction={handleAction}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
