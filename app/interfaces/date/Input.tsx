import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useDateProps } from '#app/interfaces/use-date-props.tsx';
import { isDate } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './date.module.css';

export default function Input(props: InputProps) {
  const text = useInterfaceText('date');
  const stored = plainText(props.value);
  const { min, max } = props.options;
  return (
    <>
      <DatePicker
        {...useDateProps('date', props)}
        value={isDate(stored) ? stored : null}
        onChange={props.onChange}
        min={isDate(min) ? min : undefined}
        max={isDate(max) ? max : undefined}
      />
      {stored !== '' && !isDate(stored) ? (
        <p className={styles.odd}>{text('stored', { value: stored })}</p>
      ) : null}
    </>
  );
}
