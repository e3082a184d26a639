import { Suspense, useId, useMemo, useRef } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { useItemWindows } from '#app/layouts/item-windows.ts';
import { settle } from '#app/layouts/scroll-scale.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { dateFormat, formatDate, todayIn } from '#app/lib/dates.ts';
import { useNow } from '#app/lib/now.ts';
import { useTimeZone } from '#app/session/model.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
import { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
import { useRowSpacing } from '#app/session/density.ts';
import { rowStyle } from '#app/layouts/row-style.ts';
import { JumpBar } from './JumpBar.tsx';
import { groupsOf } from './rows.ts';
import { isAscending, setupOf, type TimelineSetup } from './setup.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import styles from './timeline.module.css';
import { useJump } from './use-jump.ts';

const DatedSetup = lazyPart(() => import('#app/layouts/DatedSetup.tsx'));

/** Heights of an entry, px. All are of one height, so that any row can be gone to. */
const rowHeights = { comfortable: 64, compact: 48, touch: 64 };

/** The items in the order of a date, day by day, however many there are. */
export default function Layout(props: LayoutProps) {
  const { context, options, onOptionsChange } = props;
  const setup = useMemo(() => setupOf(options, context), [options, context]);
  if (setup.date === null || setup.title === null) {
    return (
      <Suspense>
        <DatedSetup
          icon="format_list_bulleted"
          context={context}
          title={setup.title}
          uses={['moment']}
          hasDate={setup.date !== null}
          onDate={(_, date) => onOptionsChange({ date })}
          onTitle={(title) => onOptionsChange({ title })}
        />
      </Suspense>
    );
  }
  return <Timeline {...props} setup={setup} date={setup.date} title={setup.title} />;
}

interface TimelineProps extends LayoutProps {
  setup: TimelineSetup;
  date: Field;
  title: Title;
}

function Timeline({ setup, date, title, ...props }: TimelineProps) {
  const { source, context, count, selection, keyOf, hrefOf, placeKey } = props;
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const id = useId();
  const zone = useTimeZone();
  const today = todayIn(zone, useNow());
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeights[useRowSpacing()];

  const scroll = useScrollWindow(list, { rowHeight, placeKey });
  const rows = useItemWindows(source, scroll.shown, count);
  const frame = useScrollFrame(list, scroll, { rowCount: rows.rowCount });
  const keys = useGridNavigation({ ...props, ...scroll, ...frame, list, rows });
  const { jump, isJumping } = useJump({
    source,
    context,
    date,
    zone,
    isAscending: isAscending(props.query),
    rows,
    onFound: (row) => {
      keys.setActive(row);
      scroll.put(settle({ top: row * rowHeight }, scroll.scaleRef.current));
      list.current?.focus({ preventScroll: true });
    },
  });

  useListPlace({ source, placeKey, row: keys.active, scroll });

  return (
    <div className={styles.timeline} style={rowStyle(rowHeight)}>
      <JumpBar today={today} isJumping={isJumping} onJump={jump} />
      {rows.error ? (
        <RetryNotice text={t('timeline.failed')} error={rows.error} onRetry={rows.retry} />
      ) : null}
      <WindowedGrid
        {...{ id, frame }}
        ref={list}
        active={keys.active}
        isMultiple={selection !== null}
        className={styles.list}
        aria-label={props.label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.isCounted ? rows.rowCount : -1}
        aria-busy={props.isBehind || undefined}
        onScroll={scroll.onScroll}
        {...keys.handlers}
      >
        <div role="presentation" className={styles.body} style={{ blockSize: frame.height }}>
          {/* Moved by its margin: what sticks within would not know of a transform. */}
          <div role="presentation" style={{ paddingBlockStart: frame.offset }}>
            {groupsOf(frame.first, frame.last, rows.itemAt, date, zone).map((group) => (
              <div key={group.rows[0]?.row} role="rowgroup" className={styles.day}>
                <div className={styles.dayName} aria-hidden="true">
                  <DayName day={group.day} isToday={group.day === today} locale={locale} />
                </div>
                {group.rows.map(({ row, item }) => {
                  const key = item ? keyOf(item) : '';
                  return (
                    <TimelineEntry
                      key={row}
                      id={`${id}-${row}`}
                      row={row}
                      item={item}
                      day={group.day}
                      itemKey={key}
                      href={item ? hrefOf(key, item) : ''}
                      setup={setup}
                      title={title}
                      isSelected={selection ? selection.items.has(key) : null}
                      isActive={keys.active === row}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        </div>
      </WindowedGrid>
      <VisuallyHidden>
        <span id={`${id}-keys`}>{t('timeline.keys')}</span>
      </VisuallyHidden>
    </div>
  );
}

interface DayNameProps {
  /** null: no date; undefined: not read yet. */
  day: string | null | undefined;
  isToday: boolean;
  locale: string;
}

function DayName({ day, isToday, locale }: DayNameProps) {
  const { t } = useTranslation('dated');
  if (day === undefined) return null;
  if (day === null) return <span className={styles.date}>{t('timeline.noDate')}</span>;
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <span className={styles.date} data-today={isToday || undefined}>
        {formatDate(day, locale)}
      </span>
      <span className={styles.weekday}>{weekday.format(Date.parse(day))}</span>
    </>
  );
}
