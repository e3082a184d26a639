import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import textStyles from '#app/components/ui/text.module.css';
import { useLocale } from '#app/i18n/locale.ts';
import { DatedTitle } from '#app/layouts/DatedTitle.tsx';
import { formatTime } from '#app/lib/dates.ts';
import styles from './calendar.module.css';
import type { Entry } from './entries.ts';
import type { CalendarView } from './view.ts';

/** An entry in a cell: one line, its color at the side. Can be dragged where its date may be changed. */
export function EntryLink({ entry, view }: { entry: Entry; view: CalendarView }) {
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const isMovable = view.mover.canMove(entry);
  return (
    <a
      className={styles.entry}
      href={view.hrefOf(entry.key)}
      tabIndex={-1}
      data-entry={entry.key}
      data-held={view.held?.key === entry.key || undefined}
      data-movable={isMovable || undefined}
      // The browser's own drag of links would take the place of ours.
      draggable={false}
      style={{ borderInlineStartColor: entry.color }}
      onClick={(event) => openHere(event, () => view.onOpen(entry.key))}
    >
      {entry.time === null ? null : <span className={styles.time}>{formatTime(entry.time, locale)}</span>}
      <span className={classNames(textStyles.oneLine, styles.title)}>
        <DatedTitle title={view.title} item={entry.item} fallback={t('calendar.untitled')} />
      </span>
    </a>
  );
}

/** A plain click stays in the app; one that asks for a window of its own is the browser's. */
export function openHere(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
