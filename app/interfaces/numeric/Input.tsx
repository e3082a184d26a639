import { Icon } from '#app/components/ui/Icon.tsx';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { digitsOf, stepOf, valueOf } from '#app/interfaces/number-values.ts';

export default function Input({ value, onChange, onInputError, field, options, ...props }: InputProps) {
  const text = useInterfaceText('numeric');
  const locale = useLocale();
  const { iconLeft, iconRight } = options;
  const isInteger = field.type !== 'decimal';
  return (
    <NumberInput
      id={props.id}
      describedBy={props.describedBy}
      value={digitsOf(value)}
      onChange={(digits) => onChange(valueOf(digits, value))}
      onInputError={(inputError) =>
        onInputError?.(inputError === null ? null : text(isInteger ? 'invalidInteger' : 'invalid'))
      }
      error={props.invalid}
      locale={locale}
      integer={isInteger}
      step={stepOf(field.type, field.length)}
      grouping={props.readonly && options['localized'] !== false}
      stepLabels={{ up: text('increment'), down: text('decrement') }}
      readOnly={props.readonly}
      required={props.required}
      placeholder={plainText(options['placeholder'])}
      monospace={options['monospace'] === true}
      leading={typeof iconLeft === 'string' ? <Icon name={iconLeft} /> : undefined}
      trailing={typeof iconRight === 'string' ? <Icon name={iconRight} /> : undefined}
    />
  );
}
