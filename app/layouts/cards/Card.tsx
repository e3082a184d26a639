import { memo, type ReactNode } from 'react';
import { Instant } from '#app/components/moments/Instant.tsx';
import { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import textStyles from '#app/components/ui/text.module.css';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { ItemImage } from '#app/layouts/ItemImage.tsx';
import { ItemStatus } from '#app/layouts/ItemStatus.tsx';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type CardOptions, isTemplate } from './card-options.ts';
import styles from './cards.module.css';

interface CardProps {
  gridId: string;
  /** Place in the list, from 0. */
  index: number;
  /** Place in the row, from 0. */
  column: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  /** The key as text; empty while the item is on its way. */
  itemKey: string;
  href: string;
  card: CardOptions;
  collection: Collection;
  /** null: cards can't be chosen. */
  isSelected: boolean | null;
  isActive: boolean;
}

/** One card. Clicks and keys are handled by the grid, which finds the card by its data attribute. */
export const Card = memo(function Card(props: CardProps) {
  const { gridId, index, item, itemKey, href, card, collection, isSelected, isActive } = props;
  const id = `${gridId}-${index}`;
  const cell = {
    id,
    role: 'gridcell',
    className: styles.card,
    'aria-colindex': props.column + 1,
    'aria-selected': isSelected ?? undefined,
    'aria-busy': item ? undefined : true,
    'data-row': index,
    'data-key': item ? itemKey : undefined,
    'data-active': isActive || undefined,
    'data-plain': card.src === null || undefined,
  };
  if (!item) {
    return (
      <div {...cell}>
        {card.src === null ? null : <div className={styles.image} />}
        <div className={styles.texts}>
          <Skeleton width={`${50 + ((index * 13) % 40)}%`} height="0.75em" />
        </div>
      </div>
    );
  }
  const shared = { item, collection };
  return (
    <div {...cell}>
      {card.src === null ? null : (
        <ItemImage
          src={card.src}
          fit={card.fit}
          icon={card.icon}
          item={item}
          collection={collection}
          className={styles.image}
        />
      )}
      {isSelected === null ? null : (
        <span className={styles.check}>
          <RowCheckbox isSelected={isSelected} aria-labelledby={`${gridId}-select ${id}-title`} />
        </span>
      )}
      <div className={styles.texts}>
        <div className={styles.head}>
          <TitleLink id={`${id}-title`} className={classNames(textStyles.oneLine, styles.title)} href={href}>
            <CardText {...shared} text={card.title} fallback={String(item['filename_download'] ?? itemKey)} />
          </TitleLink>
          <ItemStatus {...shared} className={styles.status} />
        </div>
        {card.subtitle === null ? null : (
          <div className={classNames(textStyles.oneLine, styles.line)}>
            <CardText {...shared} text={card.subtitle} />
          </div>
        )}
        {card.content === null ? null : (
          <div className={classNames(textStyles.oneLine, styles.line)}>
            <CardText {...shared} text={card.content} isNamed />
          </div>
        )}
      </div>
    </div>
  );
});

interface CardTextProps {
  item: Item;
  collection: Collection;
  /** A field's name, or a template. */
  text: string | null;
  /** Stands in for a text that is empty. */
  fallback?: string;
  /** Puts the field's name before a moment, which says nothing by itself. */
  isNamed?: boolean;
}

/** What a naive time, which is shown as it is stored, doesn't end with. */
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/;
const moments = new Set(['date', 'datetime', 'time', 'datetime_created', 'datetime_updated']);

function CardText({ item, collection, text, fallback, isNamed = false }: CardTextProps): ReactNode {
  const locale = useLocale();
  if (text === null) return fallback;
  // What stands between two values goes when one of them is missing.
  if (isTemplate(text))
    return clip(renderTemplate(text, item).replace(/^[\s–·,/-]+|[\s–·,/-]+$/g, '')) || fallback;
  const field = fieldOf(collection, text);
  const value = ownValue(item, text);
  const isEmpty = value === null || value === undefined || value === '';
  // A mark for each missing value would only be noise here.
  if (!field || isEmpty) return fallback;
  // Short: what is exact stands in the tooltip.
  const isInstant = isNamed && field.type.startsWith('datetime') && zoned.test(String(value));
  const shown = isInstant ? (
    <Instant value={value} relative />
  ) : (
    <InterfaceDisplay field={field} value={typeof value === 'string' ? clip(value) : value} item={item} />
  );
  if (!isNamed || !moments.has(field.type)) return shown;
  return (
    <>
      {fieldName(field, locale)}: {shown}
    </>
  );
}
