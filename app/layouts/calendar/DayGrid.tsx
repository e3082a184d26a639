import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { daysFrom } from '#app/layouts/days.ts';
import { dateFormat } from '#app/lib/dates.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import styles from './calendar.module.css';
import { dayByKey, type ViewPosition, type Stretch } from './calendar-range.ts';
import { DayCell } from './DayCell.tsx';
import type { RangeItems } from './use-range.ts';
import type { CalendarView } from './view.ts';

interface DayGridProps {
  id: string;
  label: string;
  position: ViewPosition;
  drawn: Stretch;
  firstWeekday: number;
  items: RangeItems;
  view: CalendarView;
  /** Dots in the place of entries, for small screens. */
  isSmall: boolean;
  onDay: (day: string) => void;
}

/** Heights of a cell's head with the space around it, and of an entry with the space below it, px. */
const headHeight = 34;
const lineHeight = 23;

/**
 * Weeks of days. The grid is one stop for the Tab key: arrows move between days, Enter goes into a day, Escape comes
 * back. What is cut by Control+X is put on another day by Control+V.
 */
export function DayGrid({ position, drawn, items, view, isSmall, ...props }: DayGridProps) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const days = daysFrom(drawn.first, drawn.last);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const room = useRoom(grid, weeks.length);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const weekday = (style: 'long' | 'short' | 'narrow') =>
    dateFormat(locale, { weekday: style, timeZone: 'UTC' });
  const [long, short] = [weekday('long'), weekday(isSmall ? 'narrow' : 'short')];

  const { handleKeyDown, handleClick } = useDayKeys(grid, { position, items, view, ...props });
  const rows = position.mode === 'week' ? Number.POSITIVE_INFINITY : room;
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={styles.grid}
      aria-label={props.label}
      aria-describedby={`${props.id}-keys`}
      aria-busy={items.isReading || undefined}
      data-mode={position.mode}
      data-small={isSmall || undefined}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <div role="row" className={styles.weekdays}>
        {days.slice(0, 7).map((day) => (
          <div key={day} role="columnheader" aria-label={long.format(Date.parse(day))}>
            {short.format(Date.parse(day))}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week} data-week>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              number={number.format(Number(day.slice(8)))}
              entries={items.days.get(day) ?? none}
              more={items.moreOf(day)}
              room={isSmall ? 0 : Math.max(1, rows)}
              isOutside={position.mode === 'month' && day.slice(0, 7) !== position.day.slice(0, 7)}
              isActive={day === position.day}
              isReading={items.isReading}
              view={view}
            />
          ))}
        </div>
      ))}
      <VisuallyHidden>
        <span id={`${props.id}-keys`}>{t('calendar.keys')}</span>
      </VisuallyHidden>
    </div>
  );
}

type DayKeysInput = Pick<DayGridProps, 'position' | 'items' | 'view' | 'firstWeekday' | 'onDay'>;

/** One stop for the Tab key: arrows lead from day to day, Enter into a day, Escape back. */
function useDayKeys(
  grid: RefObject<HTMLDivElement | null>,
  { position, items, view, ...props }: DayKeysInput,
) {
  // The focus follows the day; never brought here from elsewhere.
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    cellOf(grid.current, position.day)?.focus();
  }, [grid, position.day]);

  const goTo = (day: string) => {
    isFollowing.current = true;
    if (day === position.day) cellOf(grid.current, day)?.focus();
    else props.onDay(day);
  };
  const paste = (day: string) => {
    const { held } = view;
    if (!held || held.day === day) return;
    view.onHold(null);
    view.mover.move(held, day);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-day]');
    if (!cell || event.defaultPrevented || event.altKey) return;
    const day = cell.dataset['day'] ?? position.day;
    const mod = event.ctrlKey || event.metaKey;
    const stops = [...cell.querySelectorAll<HTMLElement>('a[data-entry], button, a')].filter(
      (stop) => stop.offsetParent !== null,
    );
    const at = stops.indexOf(target);
    const entry = items.days.get(day)?.find(({ key }) => key === target.dataset['entry']);
    if (mod && letterOf(event) === 'x' && entry) {
      if (view.mover.canMove(entry)) view.onHold(entry);
    } else if (mod && letterOf(event) === 'v') {
      paste(day);
    } else if (mod) {
      return;
    } else if (letterOf(event) === 'm' && entry) {
      view.onAskMove(entry);
    } else if (event.key === 'Escape' && at !== -1) {
      cell.focus();
    } else if (event.key === 'Escape' && view.held) {
      view.onHold(null);
    } else if (at !== -1 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else if (at !== -1 && (event.key === 'Enter' || event.key === ' ')) {
      return;
    } else if (event.key === 'Enter' || event.key === ' ') {
      const [first] = cell.querySelectorAll<HTMLElement>('a[data-entry]');
      if (first) first.focus();
      else view.onOpenDay(day);
    } else {
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = dayByKey(
        { key: event.key, shift: event.shiftKey, rtl },
        { ...position, day },
        props.firstWeekday,
      );
      if (next === null) return;
      goTo(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day !== undefined && !target.closest('a, button')) goTo(day);
  };
  return { handleKeyDown, handleClick };
}

const none: readonly never[] = [];

function cellOf(grid: HTMLElement | null, day: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;
}

/** How many lines fit into a day, by the height that the weeks share. */
function useRoom(grid: { current: HTMLElement | null }, weeks: number): number {
  const [room, setRoom] = useState(3);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const height = element.querySelector<HTMLElement>('[data-week]')?.clientHeight ?? 0;
      setRoom(Math.floor((height - headHeight) / lineHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, weeks]);
  return room;
}
