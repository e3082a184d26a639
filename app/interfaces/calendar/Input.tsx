import { CalendarContext } from 'react-aria-components';
import { Button } from '#app/components/ui/Button.tsx';
import { CalendarPanel } from '#app/components/ui/CalendarPanel.tsx';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { formatDate, isDate } from '#app/lib/dates.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './calendar.module.css';

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('calendar');
  const locale = useLocale();
  const stored = clip(plainText(value));
  const words = isDate(stored) ? formatDate(stored, locale, 'long') : text('none');
  const odd =
    stored === '' || isDate(stored) ? null : (
      <p className={styles.odd}>{text('stored', { value: stored })}</p>
    );
  if (readonly) {
    return (
      <div aria-describedby={props.describedBy}>
        <p className={styles.words}>{words}</p>
        {odd}
      </div>
    );
  }
  const { min, max } = options;
  return (
    <>
      <div className={styles.frame} data-invalid={props.invalid || undefined}>
        <CalendarContext
          value={{
            'aria-labelledby': props.labelId,
            'aria-describedby': props.describedBy,
            value: parseDateText(stored),
            minValue: parseDateText(plainText(min)),
            maxValue: parseDateText(plainText(max)),
            onChange: (date) => {
              if (date && !('length' in date) && dateText(date) !== stored) onChange(dateText(date));
            },
          }}
        >
          <CalendarPanel />
        </CalendarContext>
        <div className={styles.foot}>
          <span data-empty={!isDate(stored) || undefined} className={styles.words}>
            {words}
          </span>
          {stored === '' || props.required ? null : (
            <Button variant="quiet" size="dense" onClick={() => onChange(null)}>
              {text('clear')}
            </Button>
          )}
        </div>
      </div>
      {odd}
    </>
  );
}
