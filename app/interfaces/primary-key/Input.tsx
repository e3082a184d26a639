import { TextBox } from '#app/components/ui/TextBox.tsx';
import { isMadeKey } from '#app/entities/fields/made-key.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

export default function Input({ value, onChange, field, options, newItem, ...props }: InputProps) {
  const text = useInterfaceText('primary-key');
  const isNumber = field.type === 'integer';
  const editable = newItem && !props.readonly && !field.auto_increment;
  return (
    <TextBox
      id={props.id}
      value={plainText(value)}
      // A 64-bit key has more digits than a JavaScript number: it stays text, and the API takes the text.
      onChange={(typed) => onChange(isNumber ? typed.replace(/[^\d-]/g, '') || null : typed)}
      readOnly={!editable}
      required={props.required && editable}
      inputMode={isNumber ? 'numeric' : undefined}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      maxLength={isNumber ? 20 : Number(field.length) || undefined}
      spellCheck={false}
      autoCapitalize="none"
      placeholder={
        !newItem ? undefined : !editable ? text('auto') : isMadeKey(field) ? text('made') : undefined
      }
      title={newItem ? undefined : text('fixed')}
      monospace={options['monospace'] !== false}
    />
  );
}
