import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useDateErrorText } from '#app/interfaces/date-error.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { isDate } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './date.module.css';

export default function Input({ value, onChange, onInputError, options, ...props }: InputProps) {
  const errorText = useDateErrorText();
  const text = useInterfaceText('date');
  const stored = plainText(value);
  const { min, max, iconLeft, iconRight } = options;
  return (
    <>
      <DatePicker
        labelledBy={props.labelId}
        describedBy={props.describedBy}
        value={isDate(stored) ? stored : null}
        onChange={onChange}
        min={isDate(min) ? min : undefined}
        max={isDate(max) ? max : undefined}
        readOnly={props.readonly}
        required={props.required}
        error={props.invalid}
        onInputError={(error) => onInputError?.(error && errorText(error))}
        clearLabel={text('clear')}
        leading={typeof iconLeft === 'string' && iconLeft !== '' ? <Icon name={iconLeft} /> : undefined}
        trailing={typeof iconRight === 'string' && iconRight !== '' ? <Icon name={iconRight} /> : undefined}
      />
      {stored !== '' && !isDate(stored) ? (
        <p className={styles.odd}>{text('stored', { value: stored })}</p>
      ) : null}
    </>
  );
}
