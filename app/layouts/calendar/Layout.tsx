import { type KeyboardEvent, type RefObject, Suspense, useId, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { useScreenKeys } from '#app/components/command/screen-actions.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import { titleText } from '#app/layouts/DatedTitle.tsx';
import { daysFrom, firstWeekdayOf } from '#app/layouts/days.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { DragGhost } from '#app/layouts/DragGhost.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { usePointerDrag } from '#app/layouts/use-pointer-drag.ts';
import { formatDate, todayIn } from '#app/lib/dates.ts';
import { phoneScreen, useMedia } from '#app/lib/media.ts';
import { useNow } from '#app/lib/now.ts';
import { useTimeZone } from '#app/session/model.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './calendar.module.css';
import { drawnStretch, type ViewPosition, stretchOf, moveOn } from './calendar-range.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { DayGrid } from './DayGrid.tsx';
import { DayList } from './DayList.tsx';
import type { Entry } from './entries.ts';
import { headingOf } from './heading.ts';
import { startOnDay } from './move-rules.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { type CalendarSetup, setupOf } from './setup.ts';
import { type Mover, useMove } from './use-move.ts';
import { useViewPosition } from './use-view-position.ts';
import {
  type CalendarInput,
  countIn,
  type RangeItems,
  useNearest,
  useRange,
  useUndated,
} from './use-range.ts';
import type { CalendarView } from './view.ts';

const DatedSetup = lazyPart(() => import('#app/layouts/DatedSetup.tsx'));

/** The items of a month, a week or a day in their places. Reads what it shows by itself, whatever list it stands in. */
export default function Layout(props: LayoutProps) {
  const { context, options, onOptionsChange } = props;
  useScreenKeys('moveTo');
  const setup = useMemo(() => setupOf(options, context), [options, context]);
  if (setup.date === null || setup.title === null) {
    return (
      <Suspense>
        <DatedSetup
          icon="date_range"
          context={context}
          title={setup.title}
          uses={['datetime', 'date']}
          hasDate={setup.date !== null}
          onDate={(use, name) => onOptionsChange({ [use]: name })}
          onTitle={(title) => onOptionsChange({ title })}
        />
      </Suspense>
    );
  }
  return <Calendar {...props} setup={setup} title={setup.title} />;
}

interface CalendarProps extends LayoutProps {
  setup: CalendarSetup;
  title: Title;
}

function Calendar({ setup, title, ...props }: CalendarProps) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const id = useId();
  const zone = useTimeZone();
  const today = todayIn(zone, useNow());
  const isSmall = useMedia(phoneScreen);
  const firstWeekday = firstWeekdayOf(locale);
  const [position, go] = useViewPosition(props.at, props.onAtChange, { mode: setup.mode, day: today });
  const { mode, day } = position;
  const input = { ...props, setup, zone };
  const { items, days, stretch, drawn, ...found } = useStretch(input, position, firstWeekday);
  const isEmpty = found.count === 0 && items.error === null;

  const mover = useMove(input);
  const [cut, setCut] = useState<Entry | null>(null);
  const [asked, setAsked] = useState<Entry | null>(null);
  const { frame, ghost, dragged, over, onPointerDown } = useEntryDrag(items, mover);
  const { openDay, handleKeyDown } = useDayView(position, go);
  const { newItem } = props;
  const view: CalendarView = {
    title,
    today,
    hrefOf: props.hrefOf,
    onOpen: props.onOpen,
    newItem: newItem && ((at) => newItem(setup.date ? startOnDay(setup.date, at) : undefined)),
    onOpenDay: openDay,
    mover,
    held: dragged ?? cut,
    onHold: setCut,
    over,
    onAskMove: setAsked,
  };
  const { isGrid, listed } = partsOf(position, days, items, isSmall);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={props.label}
      className={styles.calendar}
      onKeyDown={handleKeyDown}
      onPointerDown={onPointerDown}
      data-dragging={dragged ? true : undefined}
      data-behind={props.isBehind || undefined}
    >
      <CalendarBar
        {...{ position, stretch, today }}
        count={found.count}
        undated={found.undated}
        undatedTo={
          setup.date ? props.filtered({ field: setup.date.field, operator: 'null', value: null }) : null
        }
        onPlace={go}
        onMode={(next) => {
          go({ mode: next, day });
          props.onOptionsChange({ mode: next });
        }}
      />
      {items.error ? (
        <RetryNotice text={t('calendar.failed')} error={items.error} onRetry={items.retry} />
      ) : null}
      {isEmpty ? (
        <EmptyStretch mode={mode} nearest={found.nearest} onDay={(found) => go({ mode, day: found })} />
      ) : null}
      <div className={styles.body} data-list={!isGrid || undefined} data-scrolls="">
        {isGrid ? (
          <DayGrid
            {...{ id, position, drawn, firstWeekday, items, view, isSmall }}
            label={t('calendar.label', { stretch: headingOf(position, stretch, locale) })}
            onDay={(next) => go({ mode, day: next })}
          />
        ) : null}
        {listed.map((each) => (
          <DayList
            key={each}
            day={each}
            entries={items.days.get(each) ?? []}
            more={items.moreOf(each)}
            onMore={mode === 'day' ? found.readMore : undefined}
            hasHeading={mode !== 'day'}
            isReading={items.isReading}
            view={view}
          />
        ))}
      </div>
      <MoveFeedback {...{ title, ghost, dragged, cut, asked, mover }} onClose={() => setAsked(null)} />
    </div>
  );
}

/** The items of the stretch around a day, how many they are, and what stands outside of it. */
function useStretch(input: CalendarInput, position: ViewPosition, firstWeekday: number) {
  const { day } = position;
  const stretch = stretchOf(position, firstWeekday);
  const drawn = drawnStretch(position, firstWeekday);
  const [paging, setPaging] = useState({ of: day, pages: 1 });
  const pages = paging.of === day ? paging.pages : 1;
  const items = useRange(input, drawn, pages);
  const undated = useUndated(input, !items.isReading);
  const days = daysFrom(stretch.first, stretch.last);
  const count = countIn(items, days);
  const nearest = useNearest(input, stretch, count === 0 && items.error === null);
  const readMore = () => setPaging({ of: day, pages: pages + 1 });
  return { items, days, stretch, drawn, count, undated, nearest, readMore };
}

/** Dragging an entry to another day. */
function useEntryDrag(items: RangeItems, mover: Mover) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = usePointerDrag<Entry>({
    frame,
    scrolls: '[data-scrolls]',
    pick: (target) => {
      const key = target.closest<HTMLElement>('[data-movable]')?.dataset['entry'];
      return items.days.get(dayAt(target) ?? '')?.find((entry) => entry.key === key) ?? null;
    },
    placeAt: (x, y, entry) => {
      const at = dayAt(document.elementFromPoint(x, y));
      return at === entry.day ? null : at;
    },
    onDrop: mover.move,
  });
  return { ...drag, frame };
}

interface MoveFeedbackProps {
  title: Title;
  ghost: RefObject<HTMLDivElement | null>;
  dragged: Entry | null;
  cut: Entry | null;
  /** The one for which a day is asked for. */
  asked: Entry | null;
  mover: Mover;
  onClose: () => void;
}

/** What is dragged or cut, and the question to which day an entry shall go. */
function MoveFeedback({ title, ghost, dragged, cut, asked, mover, onClose }: MoveFeedbackProps) {
  const { t } = useTranslation('dated');
  const nameOf = (entry: Entry) => titleText({ title, item: entry.item, fallback: t('calendar.untitled') });
  return (
    <>
      {dragged ? <DragGhost ghost={ghost} name={nameOf(dragged)} /> : null}
      <VisuallyHidden role="status">
        {dragged
          ? t('calendar.lifted', { title: nameOf(dragged) })
          : cut && t('calendar.cut', { title: nameOf(cut) })}
      </VisuallyHidden>
      {asked ? (
        <MoveDialog
          name={nameOf(asked)}
          day={asked.day}
          onMove={(day) => mover.move(asked, day)}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** A day alone: opened from a month or a week, to which Escape leads back; arrows and page keys go on day by day. */
function useDayView(position: ViewPosition, go: (to: ViewPosition) => void) {
  const { mode, day } = position;
  const cameFrom = useRef<ViewPosition['mode']>('month');
  const openDay = (next: string) => {
    if (mode !== 'day') cameFrom.current = mode;
    go({ mode: 'day', day: next });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || mode !== 'day' || target.closest('input, [role="dialog"]')) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowLeft: rtl ? 1 : -1,
      ArrowRight: rtl ? -1 : 1,
      PageUp: -1,
      PageDown: 1,
    };
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : ownValue(steps, event.key);
    if (event.key === 'Escape') go({ mode: cameFrom.current, day });
    else if (step !== undefined) go(moveOn(position, step));
    else return;
    event.preventDefault();
  };
  return { openDay, handleKeyDown };
}

/** Without room for columns a week is a list, and a month shows the day that is chosen in it. */
function partsOf({ mode, day }: ViewPosition, days: readonly string[], items: RangeItems, isSmall: boolean) {
  if (mode === 'month') return { isGrid: true, listed: isSmall ? [day] : [] };
  if (mode === 'day') return { isGrid: false, listed: [day] };
  if (mode === 'week' && !isSmall) return { isGrid: true, listed: [] };
  const listed = items.isReading
    ? days.slice(0, 1)
    : days.filter((each) => items.days.has(each) || items.moreOf(each) !== 0);
  return { isGrid: false, listed };
}

interface EmptyStretchProps {
  mode: ViewPosition['mode'];
  nearest: ReturnType<typeof useNearest>;
  onDay: (day: string) => void;
}

/** Says that there is nothing in it, and leads to the nearest days on which there is something. */
function EmptyStretch({ mode, nearest, onDay }: EmptyStretchProps) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  return (
    <div className={styles.nothing}>
      <span>{t(`calendar.empty.${mode}`)}</span>
      <span role="group" aria-label={t('calendar.nearest')}>
        {(['before', 'after'] as const).map((side) => {
          const found = nearest[side];
          return found === null ? null : (
            <Button key={side} size="dense" variant="quiet" onClick={() => onDay(found)}>
              {t(`calendar.${side}`, { date: formatDate(found, locale) })}
            </Button>
          );
        })}
      </span>
    </div>
  );
}

/** The day of the cell that an element is in. */
function dayAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;
}
