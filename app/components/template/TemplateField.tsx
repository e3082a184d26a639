import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { TextField, type TextFieldProps } from '#app/components/ui/TextField.tsx';
import styles from './template.module.css';

export interface TemplatePath {
  path: string;
  /** In words. */
  label: string;
}

export interface TemplateFieldProps
  extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'autoFocus'> {
  value: string;
  onChange: (template: string) => void;
  /** The fields to choose from. */
  paths: readonly TemplatePath[];
}

/** A display template, `{{title}} ({{year}})`: typed, with its fields put in from a menu where the caret is. */
export function TemplateField({ value, onChange, paths, ...field }: TemplateFieldProps) {
  const { t } = useTranslation('schema');
  const input = useRef<HTMLInputElement>(null);
  const insert = (path: string) => {
    const at = input.current?.selectionStart ?? value.length;
    const end = input.current?.selectionEnd ?? at;
    const slot = `{{${path}}}`;
    onChange(value.slice(0, at) + slot + value.slice(end));
    // After the menu has given the focus back to its button.
    setTimeout(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at + slot.length, at + slot.length);
    });
  };
  return (
    <div className={styles.template}>
      <TextField
        {...field}
        value={value}
        onChange={onChange}
        inputRef={input}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        dir="ltr"
      />
      <MenuButton
        label={t('template.insert')}
        items={paths.map(({ path, label }) => ({ id: path, label }))}
        onAction={insert}
      />
    </div>
  );
}
