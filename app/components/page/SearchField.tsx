import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextField, type TextFieldProps } from '#app/components/ui/TextField.tsx';

type SearchFieldProps = Omit<TextFieldProps, 'label' | 'leading' | 'type' | 'inputRef'> & {
  /** Its name, and what stands in it while it is empty unless there is a placeholder. */
  label: string;
};

/** A text that narrows a list. Its cross and Escape take the text away; Escape without one is left to whatever is around. */
export function SearchField({ label, value, onChange, onKeyDown, trailing, ...rest }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      placeholder={label}
      {...rest}
      type="search"
      label={label}
      hideLabel
      inputRef={input}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      leading={<Icon name="search" size={18} />}
      trailing={
        <>
          {trailing}
          {value === '' ? null : (
            <ClearButton
              label={t('clearSearch')}
              tabIndex={-1}
              onClear={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )}
        </>
      }
    />
  );
}
