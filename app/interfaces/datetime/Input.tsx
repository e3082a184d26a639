import { DateTimePicker } from '#app/components/ui/DateTimePicker.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useDateProps } from '#app/interfaces/use-date-props.tsx';
import { isDateTime } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './datetime.module.css';
import { withZone } from './stored-form.ts';

export default function Input(props: InputProps) {
  const text = useInterfaceText('datetime');
  const stored = plainText(props.value);
  const shown = withZone(stored);
  const { min, max, format } = props.options;
  return (
    <>
      <DateTimePicker
        {...useDateProps('datetime', props)}
        value={shown.naive}
        onChange={(next) => props.onChange(next === null ? null : shown.toStored(next))}
        min={isDateTime(min) ? min : undefined}
        max={isDateTime(max) ? max : undefined}
        order={format === 'mdy' || format === 'dmy' || format === 'ymd' ? format : undefined}
      />
      {stored !== '' && shown.naive === null ? (
        <p className={styles.odd}>{text('stored', { value: stored })}</p>
      ) : null}
    </>
  );
}
