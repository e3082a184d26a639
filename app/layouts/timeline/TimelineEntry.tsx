import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import textStyles from '#app/components/ui/text.module.css';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import type { Title } from '#app/layouts/dated-fields.ts';
import { DatedTitle } from '#app/layouts/DatedTitle.tsx';
import { itemColor } from '#app/layouts/item-color.ts';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { formatDate } from '#app/lib/dates.ts';
import { clip } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { EntryTime } from './EntryTime.tsx';
import type { TimelineSetup } from './setup.ts';
import styles from './timeline.module.css';

interface TimelineEntryProps {
  id: string;
  /** Place in the list, from 0. */
  row: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  day: string | null | undefined;
  itemKey: string;
  href: string;
  setup: TimelineSetup;
  title: Title;
  /** null: rows can't be chosen. */
  isSelected: boolean | null;
  isActive: boolean;
}

/** One item. Clicks and keys are handled by the list, which finds the row by its data attributes. */
export const TimelineEntry = memo(function TimelineEntry(props: TimelineEntryProps) {
  const { id, row, item, day, setup, isSelected } = props;
  const { t } = useTranslation('dated');
  const locale = useLocale();
  const { date, content, color } = setup;
  return (
    <div
      id={id}
      role="row"
      className={styles.row}
      aria-rowindex={row + 1}
      aria-selected={isSelected ?? undefined}
      aria-busy={item ? undefined : true}
      data-row={row}
      data-key={item ? props.itemKey : undefined}
      data-active={props.isActive || undefined}
    >
      {isSelected === null ? null : (
        <div role="gridcell" className={styles.check}>
          {item ? <RowCheckbox isSelected={isSelected} aria-labelledby={`${id}-title`} /> : null}
        </div>
      )}
      <div role="rowheader" className={styles.rowDay}>
        <VisuallyHidden>
          {day
            ? formatDate(day, locale, 'long')
            : day === null
              ? t('timeline.noDate')
              : t('timeline.loading')}
        </VisuallyHidden>
      </div>
      <div role="gridcell" className={styles.point}>
        {item ? (
          <span
            className={styles.dot}
            style={{
              background: itemColor(color, color ? ownValue(item, color.field) : null, 'var(--line-strong)'),
            }}
          />
        ) : null}
        <div className={styles.words}>
          {item ? (
            <>
              <TitleLink
                id={`${id}-title`}
                className={classNames(textStyles.oneLine, styles.title)}
                href={props.href}
              >
                <DatedTitle title={props.title} item={item} fallback={t('calendar.untitled')} />
              </TitleLink>
              <div className={styles.under}>
                {content ? (
                  <span className={classNames(textStyles.oneLine, styles.content)}>
                    <InterfaceDisplay
                      field={content}
                      value={short(ownValue(item, content.field))}
                      item={item}
                    />
                  </span>
                ) : null}
                {date ? <EntryTime field={date} value={ownValue(item, date.field)} /> : null}
              </div>
            </>
          ) : (
            <>
              <Skeleton width={`${30 + ((row * 7) % 40)}%`} height="0.8em" />
              <Skeleton width="8rem" height="0.7em" />
            </>
          )}
        </div>
      </div>
    </div>
  );
});

function short(value: unknown): unknown {
  return typeof value === 'string' ? clip(value, 300) : value;
}
