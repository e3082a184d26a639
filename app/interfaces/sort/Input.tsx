import { Icon } from '#app/components/ui/Icon.tsx';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

export default function Input({ value, onChange, onInputError, ...props }: InputProps) {
  const text = useInterfaceText('sort');
  const locale = useLocale();
  return (
    <NumberInput
      id={props.id}
      describedBy={props.describedBy}
      value={plainText(value) || null}
      onChange={(digits) => onChange(digits === null ? null : Number(digits))}
      onInputError={(inputError) => onInputError?.(inputError === null ? null : text('invalid'))}
      error={props.invalid}
      locale={locale}
      integer
      min="0"
      stepLabels={{ up: text('increment'), down: text('decrement') }}
      readOnly={props.readonly}
      required={props.required}
      leading={<Icon name="swap_vert" />}
    />
  );
}
