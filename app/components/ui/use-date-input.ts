import { type Translation, useDateBuffer } from '#app/components/ui/date-buffer.ts';
import { ariaFieldProps, type DateFieldShape } from '#app/components/ui/date-field-props.ts';

interface LimitedField extends DateFieldShape {
  min?: string;
  max?: string;
}

/** A field of React Aria's around the API's string: the props that it takes, and `clear`, which empties it. */
export function useDateInput<T extends object>({ min, max, ...field }: LimitedField, text: Translation<T>) {
  const buffer = useDateBuffer(field.value, field.onChange, text);
  const aria = {
    ...ariaFieldProps(field, buffer.flush),
    value: buffer.value,
    minValue: text.parse(min),
    maxValue: text.parse(max),
    onChange: buffer.change,
  };
  return { aria, clear: buffer.clear };
}
