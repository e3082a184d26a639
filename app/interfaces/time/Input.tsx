import { TimeField } from '#app/components/ui/TimeField.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { isTime } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './time.module.css';

export default function Input({ value, onChange, ...props }: InputProps) {
  const text = useInterfaceText('time');
  const stored = plainText(value);
  return (
    <>
      <TimeField
        labelledBy={props.labelId}
        describedBy={props.describedBy}
        value={isTime(stored) ? stored : null}
        onChange={onChange}
        readOnly={props.readonly}
        required={props.required}
        error={props.invalid}
        clearLabel={text('clear')}
      />
      {stored !== '' && !isTime(stored) ? (
        <p className={styles.odd}>{text('stored', { value: stored })}</p>
      ) : null}
    </>
  );
}
