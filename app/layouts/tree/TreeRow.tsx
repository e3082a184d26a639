import { type CSSProperties, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import type { Title } from '#app/layouts/dated-fields.ts';
import { DatedTitle, titleText } from '#app/layouts/DatedTitle.tsx';
import { MoveButton } from '#app/layouts/MoveButton.tsx';
import { ItemStatus } from '#app/layouts/ItemStatus.tsx';
import rowButton from '#app/layouts/row-button.module.css';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { sameParts } from '#app/lib/same-parts.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { TreeSetup } from './setup.ts';
import styles from './tree.module.css';
import type { TreeNode } from './use-tree-rows.ts';

interface TreeRowProps {
  id: string;
  /** Place in the tree, from 0. */
  row: number;
  node: TreeNode;
  href: string;
  /** Of all rows. */
  view: { setup: TreeSetup; title: Title; collection: Collection };
  /** null: rows can't be chosen. */
  isSelected: boolean | null;
  isActive: boolean;
  isMovable: boolean;
  isHeld: boolean;
  /** Where what is dragged would go. */
  over: 'into' | 'before' | 'after' | null;
}

/** One item. Clicks and keys are handled by the tree, which finds the row by its data attributes. */
export const TreeRow = memo(function TreeRow({
  id,
  row,
  node,
  href,
  view,
  isSelected,
  ...props
}: TreeRowProps) {
  const { t } = useTranslation('arranged');
  const { item } = node;
  const name = item ? titleText({ title: view.title, item, fallback: t('common.untitled') }) : '';
  return (
    <div
      id={id}
      role="row"
      className={styles.row}
      aria-rowindex={row + 1}
      aria-level={node.depth + 1}
      aria-posinset={node.position}
      aria-setsize={node.size}
      aria-expanded={node.isOpen ?? undefined}
      aria-selected={isSelected ?? undefined}
      aria-busy={item ? undefined : true}
      data-row={row}
      data-key={item ? node.key : undefined}
      data-active={props.isActive || undefined}
      data-held={props.isHeld || undefined}
      data-over={props.over ?? undefined}
      data-movable={props.isMovable || undefined}
      style={{ '--depth': node.depth } as CSSProperties}
    >
      {isSelected === null ? null : <RowCheck name={item && name} isSelected={isSelected} />}
      <div role="gridcell" className={styles.main}>
        <Twisty name={name} isOpen={node.isOpen} />
        {item ? (
          <>
            <TitleLink className={styles.title} href={href}>
              <DatedTitle title={view.title} item={item} fallback={t('common.untitled')} />
            </TitleLink>
            {node.below ? (
              <span
                className={styles.count}
                role="img"
                aria-label={t('tree.children', { count: node.below })}
                title={t('tree.children', { count: node.below })}
              >
                {node.below}
              </span>
            ) : null}
            <ItemStatus item={item} collection={view.collection} className={styles.status} />
            {node.orphan ? (
              <span className={styles.stray} title={t(`tree.${node.orphan}Hint`)}>
                {t(`tree.${node.orphan}`)}
              </span>
            ) : null}
          </>
        ) : (
          <RowSkeleton row={row} />
        )}
      </div>
      <RowEnd item={item} setup={view.setup}>
        {props.isMovable ? (
          <MoveButton label={t('tree.moveItem', { title: name })} title={t('tree.moveTitle')} />
        ) : null}
      </RowEnd>
    </div>
  );
}, sameParts);

/** Opens and closes what is below; null: there is nothing. */
function Twisty({ name, isOpen }: { name: string; isOpen: boolean | null }) {
  const { t } = useTranslation('arranged');
  if (isOpen === null) return <span className={rowButton.button} />;
  return (
    <button
      type="button"
      className={rowButton.button}
      tabIndex={-1}
      data-toggle=""
      aria-label={t(isOpen ? 'tree.close' : 'tree.open', { title: name })}
    >
      <span className={styles.arrow} data-open={isOpen || undefined}>
        <Icon name="chevron_right" size={20} />
      </span>
    </button>
  );
}

/** The box that chooses a row; without a name the row is on its way. */
export function RowCheck({ name, isSelected }: { name: string | undefined; isSelected: boolean }) {
  const { t } = useTranslation('arranged');
  return (
    <div role="gridcell" className={styles.check}>
      {name === undefined ? null : (
        <RowCheckbox isSelected={isSelected} aria-label={`${t('common.select')} ${name}`} />
      )}
    </div>
  );
}

/** Stands for a title that is on its way, each of another length. */
export function RowSkeleton({ row }: { row: number }) {
  return <Skeleton width={`${25 + ((row * 13) % 30)}%`} height="0.8em" />;
}

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
