import { type KeyboardEvent, Suspense, useId, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import { titleText } from '#app/layouts/DatedTitle.tsx';
import { daysFrom, firstWeekdayOf } from '#app/layouts/days.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { DragGhost } from '#app/layouts/DragGhost.tsx';
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
import { useMove } from './use-move.ts';
import { useViewPosition } from './use-view-position.ts';
import { useNearest, useRange, useUndated } from './use-range.ts';
import type { CalendarView } from './view.ts';

const DatedSetup = lazyPart(() => import('#app/layouts/DatedSetup.tsx'));

/** The items of a month, a week or a day in their places. Reads what it shows by itself, whatever list it stands in. */
export default function Layout(props: LayoutProps) {
  const { context, options, onOptionsChange } = props;
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

function Calendar({ setup, title, source, context, keyOf, ...props }: CalendarProps) {
  const { t } = useTranslation('dated');
  const { t: tApp } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const zone = useTimeZone();
  const today = todayIn(zone, useNow());
  const isSmall = useMedia(phoneScreen);
  const firstWeekday = firstWeekdayOf(locale);
  const [position, go] = useViewPosition(props.at, props.onAtChange, { mode: setup.mode, day: today });
  const { mode, day } = position;
  const stretch = stretchOf(position, firstWeekday);
  const drawn = drawnStretch(position, firstWeekday);

  const input = { source, setup, context, keyOf, zone };
  const [paging, setPaging] = useState({ of: day, pages: 1 });
  const items = useRange(input, drawn, paging.of === day ? paging.pages : 1);
  const undated = useUndated(input, !items.isReading);
  const days = daysFrom(stretch.first, stretch.last);
  const counts = days.map((each) => ({
    known: items.days.get(each)?.length ?? 0,
    more: items.moreOf(each),
  }));
  const isCounted = !items.isReading && counts.every(({ more }) => more !== null);
  const count = isCounted ? counts.reduce((sum, { known, more }) => sum + known + (more ?? 0), 0) : null;
  const isEmpty = count === 0 && items.error === null;
  const nearest = useNearest(input, stretch, isEmpty);

  const mover = useMove(input);
  const [cut, setCut] = useState<Entry | null>(null);
  const [asked, setAsked] = useState<Entry | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { ghost, dragged, over, onPointerDown } = usePointerDrag<Entry>({
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
  const { newItem } = props;
  const cameFrom = useRef<ViewPosition['mode']>('month');
  const openDay = (next: string) => {
    if (mode !== 'day') cameFrom.current = mode;
    go({ mode: 'day', day: next });
  };
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
  const nameOf = (entry: Entry) => titleText({ title, item: entry.item, fallback: t('calendar.untitled') });

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

  // Without room for columns a week is a list, and a month shows the day that is chosen in it.
  const isGrid = mode === 'month' || (mode === 'week' && !isSmall);
  const heading = headingOf(position, stretch, locale);
  const listed = isGrid
    ? mode === 'month' && isSmall
      ? [day]
      : []
    : mode === 'day'
      ? [day]
      : items.isReading
        ? days.slice(0, 1)
        : days.filter((each) => items.days.has(each) || items.moreOf(each) !== 0);
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
        position={position}
        stretch={stretch}
        heading={heading}
        today={today}
        count={count}
        undated={undated}
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
        <Notice
          tone="bad"
          action={
            <Button size="dense" onClick={items.retry}>
              {tApp('retry')}
            </Button>
          }
        >
          {t('calendar.failed')} {describeError(items.error)}
        </Notice>
      ) : null}
      {isEmpty ? (
        <div className={styles.nothing}>
          <span>{t(`calendar.empty.${mode}`)}</span>
          <span role="group" aria-label={t('calendar.nearest')}>
            {(['before', 'after'] as const).map((side) => {
              const found = nearest[side];
              return found === null ? null : (
                <Button key={side} size="dense" variant="quiet" onClick={() => go({ mode, day: found })}>
                  {t(`calendar.${side}`, { date: formatDate(found, locale) })}
                </Button>
              );
            })}
          </span>
        </div>
      ) : null}
      <div className={styles.body} data-list={!isGrid || undefined} data-scrolls="">
        {isGrid ? (
          <DayGrid
            id={id}
            label={t('calendar.label', { stretch: heading })}
            position={position}
            drawn={drawn}
            firstWeekday={firstWeekday}
            items={items}
            view={view}
            isSmall={isSmall}
            onDay={(next) => go({ mode, day: next })}
          />
        ) : null}
        {listed.map((each) => (
          <DayList
            key={each}
            day={each}
            entries={items.days.get(each) ?? []}
            more={items.moreOf(each)}
            onMore={
              mode === 'day'
                ? () => setPaging({ of: day, pages: paging.of === day ? paging.pages + 1 : 2 })
                : undefined
            }
            hasHeading={mode !== 'day'}
            isReading={items.isReading}
            view={view}
          />
        ))}
      </div>
      {dragged ? <DragGhost ghost={ghost} name={nameOf(dragged)} /> : null}
      <VisuallyHidden role="status">
        {dragged
          ? t('calendar.lifted', { title: nameOf(dragged) })
          : cut
            ? t('calendar.cut', { title: nameOf(cut) })
            : ''}
      </VisuallyHidden>
      {asked ? (
        <MoveDialog
          name={nameOf(asked)}
          day={asked.day}
          onMove={(next) => mover.move(asked, next)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

/** The day of the cell that an element is in. */
function dayAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;
}
