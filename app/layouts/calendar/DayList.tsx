import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { DatedTitle, titleText } from '#app/layouts/DatedTitle.tsx';
import { formatDate, formatTime } from '#app/lib/dates.ts';
import styles from './calendar.module.css';
import { openHere } from './EntryLink.tsx';
import type { Entry } from './entries.ts';
import type { CalendarView } from './view.ts';

interface DayListProps {
  day: string;
  entries: readonly Entry[];
  /** Items beyond `entries`; null when nobody has counted them. */
  more: number | null;
  /** What the button below does about the rest; left out: it opens the day. */
  onMore?: (() => void) | undefined;
  /** Whether the day is named above its items, and an empty one called so. */
  hasHeading: boolean;
  isReading: boolean;
  view: CalendarView;
}

/** The items of a day one under the other, with their whole titles. */
export function DayList({ day, entries, more, onMore, hasHeading, isReading, view }: DayListProps) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const date = formatDate(day, locale, 'long');
  return (
    <section className={styles.dayList} aria-label={date}>
      {hasHeading ? (
        <h2 className={styles.dayName} aria-current={day === view.today ? 'date' : undefined}>
          {date}
        </h2>
      ) : null}
      {entries.length === 0 && isReading ? <Skeleton height="2.5rem" /> : null}
      {entries.length === 0 && !isReading && hasHeading ? (
        <p className={styles.free}>{t('calendar.empty.day')}</p>
      ) : null}
      <ul>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.row}>
            <span className={styles.bar} style={{ background: entry.color }} />
            <span className={styles.rowTime}>
              {entry.time === null ? '' : formatTime(entry.time, locale)}
            </span>
            <a
              className={styles.rowTitle}
              href={view.hrefOf(entry.key)}
              onClick={(event) => openHere(event, () => view.onOpen(entry.key))}
            >
              <DatedTitle title={view.title} item={entry.item} fallback={t('calendar.untitled')} />
            </a>
            {view.mover.canMove(entry) ? (
              <IconButton
                size="dense"
                className={styles.rowMove}
                label={t('calendar.moveItem', {
                  title: titleText({
                    title: view.title,
                    item: entry.item,
                    fallback: t('calendar.untitled'),
                  }),
                })}
                onClick={() => view.onAskMove(entry)}
              >
                <Icon name="event" size={18} />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <button
          type="button"
          className={styles.moreRows}
          onClick={() => (onMore ? onMore() : view.onOpenDay(day))}
        >
          {more === null ? t('calendar.moreUncounted') : t('calendar.more', { count: more })}
        </button>
      )}
    </section>
  );
}
