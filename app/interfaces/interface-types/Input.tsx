import { useFormEdits, useFormValue } from '#app/components/form/form-values.ts';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { storedType, typeText } from './stored-type.ts';
import { typesOf } from './types-of.ts';

export default function Input({ value, onChange, field, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('interface-types');
  const source = plainText(options['interfaceField']);
  const types = typesOf(useFormValue(source));
  const stored = typeText(value);
  const choose = (type: string | null) => onChange(storedType(type, field.type));
  // Another interface brings its own type along; being shown changes nothing.
  useFormEdits(source, (id) => {
    const [first] = typesOf(id);
    if (!readonly && first !== undefined && first !== stored) choose(first);
  });
  if (readonly) {
    return (
      <TextBox
        id={props.id}
        value={clip(stored)}
        onChange={() => undefined}
        readOnly
        aria-describedby={props.describedBy}
      />
    );
  }
  const items = types.map((type) => ({ id: type, label: formatTitle(type) }));
  const isOther = stored !== '' && !types.includes(stored);
  return (
    <Select
      labelledBy={props.labelId}
      describedBy={props.describedBy}
      items={
        isOther ? [...items, { id: stored, label: text('unknown', { value: clip(stored, 60) }) }] : items
      }
      selectedKey={stored === '' ? null : stored}
      onChange={choose}
      placeholder={text(types.length === 0 ? 'noInterface' : 'choose')}
      disabled={types.length === 0}
      required={props.required}
      error={props.invalid}
    />
  );
}
