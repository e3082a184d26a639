import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import type { Address } from '#app/session/addresses.ts';
import styles from './calendar.module.css';
import { moveOn, type ViewPosition, type Stretch } from './calendar-range.ts';
import { headingOf } from './heading.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { modes } from './setup.ts';

interface CalendarBarProps {
  position: ViewPosition;
  stretch: Stretch;
  today: string;
  /** Items in the stretch; null while they are read or when nobody has counted them. */
  count: number | null;
  undated: { count: number; isMore: boolean } | null;
  /** Where those are listed. */
  undatedTo: Address | null;
  onPlace: (position: ViewPosition) => void;
  onMode: (mode: ViewPosition['mode']) => void;
}

/** Which stretch is shown and how many items are in it, the way to others, and what has no place in any. */
export function CalendarBar(props: CalendarBarProps) {
  const { position, stretch, today, count, undated, undatedTo, onPlace } = props;
  const { t } = useTranslation('dated');
  const heading = headingOf(position, stretch, useLocale());
  const isNow = stretch.first <= today && today <= stretch.last;
  return (
    <div className={styles.head}>
      <div className={styles.steps}>
        <IconButton
          label={t(`calendar.previous.${position.mode}`)}
          onClick={() => onPlace(moveOn(position, -1))}
        >
          <Icon name="chevron_left" className={styles.arrow} />
        </IconButton>
        <IconButton label={t(`calendar.next.${position.mode}`)} onClick={() => onPlace(moveOn(position, 1))}>
          <Icon name="chevron_right" className={styles.arrow} />
        </IconButton>
        <Button
          size="dense"
          aria-disabled={isNow || undefined}
          onClick={() => {
            if (!isNow) onPlace({ ...position, day: today });
          }}
        >
          {t('calendar.today')}
        </Button>
      </div>
      <MonthPicker
        heading={heading}
        day={position.day}
        today={today}
        onChange={(day) => onPlace({ ...position, day })}
      />
      <span className={styles.count}>
        <span role="status">
          {count === null ? t('calendar.reading') : t('calendar.inStretch', { count })}
        </span>
        {undated && undated.count > 0 && undatedTo ? (
          <AddressLink to={undatedTo}>
            {t('calendar.undated', { count: undated.count })}
            {undated.isMore ? '+' : ''}
          </AddressLink>
        ) : null}
      </span>
      <div className={styles.modes} role="group" aria-label={t('calendar.mode.label')}>
        {modes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === position.mode}
            onClick={() => props.onMode(mode)}
          >
            {t(`calendar.mode.${mode}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
