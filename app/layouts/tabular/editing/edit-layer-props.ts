import type { RefObject } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { ItemWindows } from '#app/layouts/item-windows.ts';
import type { Column } from '../column-model.ts';
import type { GridCell } from '#app/components/ui/grid-move.ts';
import type { Editing } from '../use-editing.ts';

/** What the table hands to the code for editing. */
export interface EditLayerProps extends Pick<LayoutProps, 'keyOf' | 'hrefOf' | 'source'> {
  editing: Editing;
  grid: RefObject<HTMLDivElement | null>;
  gridId: string;
  columns: readonly Column[];
  /** Columns before the fields: the check boxes. */
  offset: number;
  rows: ItemWindows;
  active: GridCell | null;
  moveTo: (cell: GridCell) => void;
}
