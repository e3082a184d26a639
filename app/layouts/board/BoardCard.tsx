import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButton } from '#app/layouts/MoveButton.tsx';
import { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import type { Title } from '#app/layouts/dated-fields.ts';
import { DatedTitle } from '#app/layouts/DatedTitle.tsx';
import type { LayoutContext } from '#app/layouts/define.ts';
import { ItemImage } from '#app/layouts/ItemImage.tsx';
import { itemColor } from '#app/layouts/item-color.ts';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { sameParts } from '#app/lib/same-parts.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './board.module.css';
import type { BoardSetup } from './setup.ts';

interface BoardCardProps {
  /** Of all cards of a column; the ids of the cards begin with its own. */
  view: {
    id: string;
    setup: BoardSetup;
    title: Title;
    collection: LayoutContext['collection'];
  };
  /** Place in the column, from 0. */
  row: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  itemKey: string;
  href: string;
  /** null: cards can't be chosen. */
  isSelected: boolean | null;
  isActive: boolean;
  isMovable: boolean;
  /** On its way to another column: the server has not answered yet. */
  isGoing: boolean;
  isHeld: boolean;
}

/** One item. Clicks and keys are handled by the column, which finds the card by its data attributes. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { view, row, item, isSelected } = props;
  const { t } = useTranslation('arranged');
  const { content, date, color, src } = view.setup;
  return (
    <div role="row" aria-rowindex={row + 1} className={styles.row}>
      <div
        id={`${view.id}-${row}`}
        role="gridcell"
        className={styles.card}
        aria-selected={isSelected ?? undefined}
        aria-busy={!item || props.isGoing || undefined}
        data-row={row}
        data-key={item ? props.itemKey : undefined}
        data-active={props.isActive || undefined}
        data-movable={props.isMovable || undefined}
        data-going={props.isGoing || undefined}
        data-held={props.isHeld || undefined}
        style={
          color && item
            ? { borderInlineStartColor: itemColor(color, ownValue(item, color.field), 'var(--line)') }
            : undefined
        }
        data-tinted={color ? true : undefined}
      >
        {src === null ? null : item ? (
          <ItemImage
            src={src}
            fit="crop"
            icon={null}
            item={item}
            collection={view.collection}
            className={styles.image}
          />
        ) : (
          <div className={styles.image} />
        )}
        {item ? (
          <>
            <div className={styles.head}>
              {isSelected === null ? null : (
                <span className={styles.check}>
                  <RowCheckbox
                    isSelected={isSelected}
                    aria-label={`${t('common.select')} ${props.itemKey}`}
                  />
                </span>
              )}
              <TitleLink className={styles.title} href={props.href}>
                <DatedTitle title={view.title} item={item} fallback={t('common.untitled')} />
              </TitleLink>
              {props.isMovable ? (
                <span className={styles.ask}>
                  <MoveButton label={t('board.moveTitle')} title={t('board.moveTitle')} />
                </span>
              ) : null}
            </div>
            <Line field={content} item={item} />
            <Line field={date} item={item} />
          </>
        ) : (
          <Skeleton width={`${40 + ((row * 13) % 45)}%`} height="0.8em" />
        )}
      </div>
    </div>
  );
}, sameParts);

/** A value on a line of its own; the line stays where there is none, since all cards are of one height. */
function Line({ field, item }: { field: Field | null; item: Item }) {
  if (!field) return null;
  const value = ownValue(item, field.field);
  const isEmpty = value === null || value === undefined || value === '';
  return (
    <div className={styles.line}>
      {isEmpty ? null : (
        <InterfaceDisplay
          field={field}
          value={typeof value === 'string' ? clip(value, 300) : value}
          item={item}
        />
      )}
    </div>
  );
}
