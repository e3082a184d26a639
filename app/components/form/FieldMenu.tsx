import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { modKey } from '#app/components/command/platform.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { defaultValue, hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { FieldAction } from './FieldMenuList.tsx';
import { copyText, readClipboardText } from '#app/lib/clipboard.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import styles from './Form.module.css';
import type { FormHandle } from './form-handle.ts';
import { fromRawText, hasRawText, toRawText } from './raw-value.ts';
import { isSameValue } from './value-rules.ts';

// 200 fields have 200 of these buttons and seldom more than one menu.
const FieldMenuList = lazyPart(() => import('./FieldMenuList.tsx'));
const PasteDialog = lazyPart(() => import('./PasteDialog.tsx'));

export interface FieldMenuProps {
  field: Field;
  /** The field's name as shown. */
  name: string;
  value: unknown;
  isChanged: boolean;
  handle: Pick<FormHandle, 'set' | 'undo'>;
}

/** Undo, reset, set to null, copy and paste for one field. Only a changed field adds a tab stop; Ctrl or ⌘ and "." opens it anywhere. */
export function FieldMenu({ field, name, value, isChanged, handle }: FieldMenuProps) {
  const { t } = useTranslation('item');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const hasValue = hasColumn(field);
  const initial = hasValue ? defaultValue(field) : null;
  const disabled: FieldAction[] = [];
  if (!isChanged) disabled.push('undo');
  if (!hasValue || initial === null || isSameValue(field, initial, value)) disabled.push('reset');
  if (!hasValue || value === null || value === undefined) disabled.push('null');

  const hasText = hasValue && hasRawText(field);
  if (!hasText || value === null || value === undefined) disabled.push('copy');
  if (!hasText) disabled.push('paste');

  const copy = async () => {
    const text = toRawText(value);
    if (await copyText(text)) notify({ tone: 'good', title: t('form.copied') });
    else notify({ tone: 'bad', title: t('form.notCopied'), details: text });
  };
  const takeText = (text: string) => {
    const found = fromRawText(field, text);
    if (found) handle.set(field.field, found.value);
    else notify({ tone: 'bad', title: t('form.notPasted', { field: name }) });
  };
  const paste = async () => {
    const text = await readClipboardText();
    if (text === null) setPasting(true);
    else takeText(text);
  };
  const handleAction = (action: FieldAction) => {
    if (action === 'undo') handle.undo(field.field);
    else if (action === 'copy') void copy();
    else if (action === 'paste') void paste();
    else handle.set(field.field, action === 'reset' ? initial : null);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.menu, isOpen && styles.open)}
        aria-label={t('form.actions', { field: name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+. Meta+."
        tabIndex={isChanged || isOpen ? 0 : -1}
        data-field-menu
        title={`${t('form.actions', { field: name })} (${modKey('.')})`}
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
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteDialog field={name} onPaste={takeText} onClose={() => setPasting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
