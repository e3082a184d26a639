import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { formatDate } from '#app/lib/dates.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import styles from './calendar.module.css';
import { shownOf } from './calendar-range.ts';
import { EntryLink } from './EntryLink.tsx';
import type { Entry } from './entries.ts';
import type { CalendarView } from './view.ts';

interface DayCellProps {
  day: string;
  /** Its number, in the locale's digits. */
  number: string;
  entries: readonly Entry[];
  /** Items beyond `entries`; null when nobody has counted them. */
  more: number | null;
  /** Lines that fit; 0 draws a dot for each entry instead. */
  room: number;
  isOutside: boolean;
  isActive: boolean;
  isReading: boolean;
  view: CalendarView;
}

/** Dots that are drawn of a day at most. */
const maxDots = 4;

export function DayCell(props: DayCellProps) {
  const { day, number, entries, more, room, isActive, view } = props;
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const date = formatDate(day, locale, 'long');
  const total = entries.length + (more ?? 0);
  const isDots = room === 0;
  const shown = isDots ? 0 : more === 0 ? shownOf(entries.length, room) : Math.min(entries.length, room - 1);
  const rest = more === null ? null : total - shown;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      tabIndex={isActive ? 0 : -1}
      aria-label={total === 0 ? t('calendar.day', { date }) : t('calendar.dayCount', { date, count: total })}
      aria-current={day === view.today ? 'date' : undefined}
      aria-selected={isActive}
      data-day={day}
      data-outside={props.isOutside || undefined}
      data-over={view.over === day || undefined}
    >
      <div className={styles.cellHead}>
        {isDots ? (
          <span className={styles.number}>{number}</span>
        ) : (
          <button
            type="button"
            className={styles.number}
            tabIndex={-1}
            aria-label={t('calendar.openDay', { date })}
            onClick={() => view.onOpenDay(day)}
          >
            {number}
          </button>
        )}
        {view.newItem !== null && !isDots ? (
          <AddressLink
            className={styles.add}
            to={view.newItem(day)}
            tabIndex={-1}
            aria-label={t('calendar.add')}
            title={t('calendar.add')}
          >
            <Icon name="add" size={16} />
          </AddressLink>
        ) : null}
      </div>
      {props.isReading && entries.length === 0 ? (
        <Skeleton className={styles.waiting} height={isDots ? 6 : 18} width={isDots ? 12 : '70%'} />
      ) : null}
      {isDots && total > 0 ? (
        <span className={styles.dots}>
          {entries.slice(0, maxDots).map((entry) => (
            <span key={entry.key} className={styles.dot} style={{ background: entry.color }} />
          ))}
        </span>
      ) : null}
      {entries.slice(0, shown).map((entry) => (
        <EntryLink key={entry.key} entry={entry} view={view} />
      ))}
      {!isDots && rest !== 0 ? (
        <button
          type="button"
          className={styles.more}
          tabIndex={-1}
          aria-label={
            rest === null
              ? t('calendar.moreUncountedOn', { date })
              : t('calendar.moreOn', { date, count: rest })
          }
          onClick={() => view.onOpenDay(day)}
        >
          {rest === null ? t('calendar.moreUncounted') : t('calendar.more', { count: rest })}
        </button>
      ) : null}
    </div>
  );
}
