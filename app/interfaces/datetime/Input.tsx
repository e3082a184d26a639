import { DateTimePicker } from '#app/components/ui/DateTimePicker.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useDateErrorText } from '#app/interfaces/date-error.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { isDateTime } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './datetime.module.css';
import { withZone } from './stored-form.ts';

export default function Input({ value, onChange, onInputError, options, ...props }: InputProps) {
  const errorText = useDateErrorText();
  const text = useInterfaceText('datetime');
  const stored = plainText(value);
  const shown = withZone(stored);
  const { min, max, iconLeft, iconRight, format } = options;
  return (
    <>
      <DateTimePicker
        labelledBy={props.labelId}
        describedBy={props.describedBy}
        value={shown.naive}
        onChange={(next) => onChange(next === null ? null : shown.toStored(next))}
        min={isDateTime(min) ? min : undefined}
        max={isDateTime(max) ? max : undefined}
        readOnly={props.readonly}
        required={props.required}
        error={props.invalid}
        onInputError={(error) => onInputError?.(error && errorText(error))}
        clearLabel={text('clear')}
        leading={typeof iconLeft === 'string' && iconLeft !== '' ? <Icon name={iconLeft} /> : undefined}
        trailing={typeof iconRight === 'string' && iconRight !== '' ? <Icon name={iconRight} /> : undefined}
        order={format === 'mdy' || format === 'dmy' || format === 'ymd' ? format : undefined}
      />
      {stored !== '' && shown.naive === null ? (
        <p className={styles.odd}>{text('stored', { value: stored })}</p>
      ) : null}
    </>
  );
}
