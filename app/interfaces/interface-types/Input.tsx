import { useFormEdits, useFormValue } from '#app/components/form/form-values.ts';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

/** The field types that an interface serves, the first of them its usual one. */
function typesOf(id: unknown): readonly string[] {
  return interfaces.get(plainText(id))?.types ?? [];
}

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('interface-types');
  const source = plainText(options['interfaceField']);
  const types = typesOf(useFormValue(source));
  const stored = plainText(value);
  // Another interface brings its own type along; being shown changes nothing.
  useFormEdits(source, (id) => {
    const [first] = typesOf(id);
    if (!readonly && first !== undefined && first !== value) onChange(first);
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
      onChange={onChange}
      placeholder={text(types.length === 0 ? 'noInterface' : 'choose')}
      disabled={types.length === 0}
      required={props.required}
      error={props.invalid}
    />
  );
}
