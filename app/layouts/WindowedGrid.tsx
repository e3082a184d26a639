import type { ComponentProps } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import type { ScrollFrame } from './use-scroll-window.ts';
import styles from './WindowedGrid.module.css';

interface WindowedGridProps extends ComponentProps<'div'> {
  /** Begins the ids of the items: the one that the keys act on is named by it and its place in the list. */
  id: string;
  frame: Pick<ScrollFrame, 'first' | 'last'>;
  /** Place of the item that the keys act on. */
  active: number | null;
  /** Items that stand side by side; default 1. */
  perRow?: number;
  isMultiple: boolean;
}

/** A list that has the focus itself, scrolls, and draws only what is in sight. */
export function WindowedGrid({
  id,
  frame,
  active,
  perRow = 1,
  isMultiple,
  className,
  ...props
}: WindowedGridProps) {
  const isInSight = active !== null && active >= frame.first * perRow && active < frame.last * perRow;
  return (
    <div
      role="grid"
      className={classNames(styles.grid, className)}
      tabIndex={0}
      aria-multiselectable={isMultiple || undefined}
      aria-activedescendant={isInSight ? `${id}-${active}` : undefined}
      {...props}
    />
  );
}
