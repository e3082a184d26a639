import { type CSSProperties, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import type { Title } from '#app/layouts/dated-fields.ts';
import { DatedTitle } from '#app/layouts/DatedTitle.tsx';
import { ItemStatus } from '#app/layouts/ItemStatus.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { TreeSetup } from './setup.ts';
import type { OrphanReason } from './orphans.ts';
import styles from './tree.module.css';

interface TreeRowProps {
  id: string;
  /** Place in the tree, from 0. */
  row: number;
  /** undefined while it is on its way. */
  item: Item | undefined;
  itemKey: string;
  /** In words, for what can be done with it. */
  name: string;
  href: string;
  depth: number;
  /** Place among its siblings, from 1, and how many they are; -1 as long as nobody knows. */
  position: number;
  size: number;
  /** null: there is nothing below it. */
  isOpen: boolean | null;
  below: number | null;
  orphan: OrphanReason | null;
  setup: TreeSetup;
  title: Title;
  collection: Collection;
  /** null: rows can't be chosen. */
  isSelected: boolean | null;
  isActive: boolean;
  isMovable: boolean;
  isHeld: boolean;
  /** Where what is dragged would go. */
  over: 'into' | 'before' | 'after' | null;
}

/** One item. Clicks and keys are handled by the tree, which finds the row by its data attributes. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { id, row, item, name, isOpen, isSelected, orphan } = props;
  const { t } = useTranslation('arranged');
  return (
    <div
      id={id}
      role="row"
      className={styles.row}
      aria-rowindex={row + 1}
      aria-level={props.depth + 1}
      aria-posinset={props.position}
      aria-setsize={props.size}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isSelected ?? undefined}
      aria-busy={item ? undefined : true}
      data-row={row}
      data-key={item ? props.itemKey : undefined}
      data-active={props.isActive || undefined}
      data-held={props.isHeld || undefined}
      data-over={props.over ?? undefined}
      data-movable={props.isMovable || undefined}
      style={{ '--depth': props.depth } as CSSProperties}
    >
      {isSelected === null ? null : (
        <div role="gridcell" className={styles.check}>
          {item ? (
            <Checkbox
              tabIndex={-1}
              isSelected={isSelected}
              onChange={nothing}
              aria-label={`${t('common.select')} ${name}`}
            />
          ) : null}
        </div>
      )}
      <div role="gridcell" className={styles.main}>
        {isOpen === null ? (
          <span className={styles.twisty} />
        ) : (
          <button
            type="button"
            className={styles.twisty}
            tabIndex={-1}
            data-toggle=""
            aria-label={t(isOpen ? 'tree.close' : 'tree.open', { title: name })}
          >
            <span className={styles.arrow} data-open={isOpen || undefined}>
              <Icon name="chevron_right" size={20} />
            </span>
          </button>
        )}
        {item ? (
          <>
            <a className={styles.title} href={props.href} tabIndex={-1} draggable={false}>
              <DatedTitle title={props.title} item={item} fallback={t('common.untitled')} />
            </a>
            {props.below ? (
              <span
                className={styles.count}
                role="img"
                aria-label={t('tree.children', { count: props.below })}
                title={t('tree.children', { count: props.below })}
              >
                {props.below}
              </span>
            ) : null}
            <ItemStatus item={item} collection={props.collection} className={styles.status} />
            {orphan ? (
              <span className={styles.stray} title={t(`tree.${orphan}Hint`)}>
                {t(`tree.${orphan}`)}
              </span>
            ) : null}
          </>
        ) : (
          <Skeleton width={`${25 + ((row * 13) % 30)}%`} height="0.8em" />
        )}
      </div>
      <RowEnd item={item} setup={props.setup}>
        {props.isMovable ? (
          <button
            type="button"
            className={styles.move}
            tabIndex={-1}
            data-ask=""
            aria-label={t('tree.moveItem', { title: name })}
            title={t('tree.moveTitle')}
          >
            <Icon name="open_with" size={16} />
          </button>
        ) : null}
      </RowEnd>
    </div>
  );
});

export function RowEnd({
  item,
  setup: { content },
  children,
}: {
  item: Item | undefined;
  setup: TreeSetup;
  children: ReactNode;
}) {
  const value = content ? ownValue(item, content.field) : null;
  const isEmpty = value === null || value === undefined || value === '';
  return (
    <div role="gridcell" className={styles.end}>
      {content && item && !isEmpty ? (
        <span className={styles.content}>
          <InterfaceDisplay
            field={content}
            value={typeof value === 'string' ? clip(value, 300) : value}
            item={item}
          />
        </span>
      ) : null}
      {children}
    </div>
  );
}

/** The tree sees the click first and decides, since Shift chooses a whole range. */
export function nothing(): void {}
