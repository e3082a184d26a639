import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { PopoverButton } from '#app/components/ui/Popover.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { addMonths } from '#app/layouts/days.ts';
import { dateFormat } from '#app/lib/dates.ts';
import styles from './calendar.module.css';

interface MonthPickerProps {
  /** What the button says. */
  heading: string;
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** The heading, which opens a year of months. */
export function MonthPicker({ heading, ...props }: MonthPickerProps) {
  const { t } = useTranslation('dated');
  return (
    <PopoverButton
      label={t('calendar.pick', { month: heading })}
      variant="quiet"
      triggerClassName={styles.heading}
      trigger={
        <>
          {heading}
          <Icon name="arrow_drop_down" />
        </>
      }
    >
      {(close) => (
        <Months
          {...props}
          onChange={(day) => {
            props.onChange(day);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
}

function Months({ day, today, onChange }: Omit<MonthPickerProps, 'heading'>) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const [shown, setShown] = useState(day);
  const [typed, setTyped] = useState<string | null>(null);
  const year = shown.slice(0, 4);
  const format = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const step = (years: number) => {
    setTyped(null);
    setShown(addMonths(shown, years * 12));
  };
  const type = (text: string) => {
    setTyped(text);
    if (/^[1-9]\d{3}$/.test(text.trim())) setShown(`${text.trim()}${shown.slice(4, 8)}01`);
  };
  return (
    <div className={styles.picker}>
      <div className={styles.year}>
        <IconButton size="dense" label={t('calendar.earlier')} onClick={() => step(-1)}>
          <Icon name="chevron_left" className={styles.arrow} />
        </IconButton>
        <TextField
          size="dense"
          label={t('calendar.year')}
          hideLabel
          inputMode="numeric"
          value={typed ?? String(Number(year))}
          onChange={type}
          onBlur={() => setTyped(null)}
        />
        <IconButton size="dense" label={t('calendar.later')} onClick={() => step(1)}>
          <Icon name="chevron_right" className={styles.arrow} />
        </IconButton>
      </div>
      <div className={styles.months}>
        {Array.from({ length: 12 }, (_, index) => {
          const month = `${year}-${String(index + 1).padStart(2, '0')}`;
          const isShown = month === day.slice(0, 7);
          return (
            <Button
              key={month}
              size="dense"
              variant={isShown ? 'primary' : 'quiet'}
              aria-pressed={isShown}
              aria-current={month === today.slice(0, 7) ? 'date' : undefined}
              onClick={() =>
                onChange(
                  addMonths(
                    day,
                    (Number(year) - Number(day.slice(0, 4))) * 12 + index + 1 - Number(day.slice(5, 7)),
                  ),
                )
              }
            >
              {format.format(Date.parse(`${month}-01`))}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
