import type { RefObject } from 'react';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Title } from '#app/layouts/dated-fields.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import type { BoardColumn } from './columns.ts';
import type { BoardSetup } from './setup.ts';
import type { Mover } from './use-moves.ts';

/** A card that somebody has taken hold of. */
export interface Held {
  key: string;
  item: Item;
  from: BoardColumn;
}

/** What every column has to know of its board. */
export interface BoardView
  extends Pick<
    LayoutProps,
    'context' | 'source' | 'keyOf' | 'hrefOf' | 'newItem' | 'onOpen' | 'selection' | 'placeKey'
  > {
  setup: BoardSetup;
  /** Whose values the columns are. */
  field: Field;
  title: Title;
  mover: Mover;
  held: Held | null;
  /** The items of the columns that are drawn, by column and row: what a press takes hold of. */
  rowsOf: RefObject<Map<string, (row: number) => Item | undefined>>;
  nameOf: (item: Item) => string;
  /** Asks for the column that an item shall go to. */
  onAsk: (held: Held) => void;
  /** To the next column on that side which it may go to. */
  onStep: (held: Held, side: 1 | -1) => void;
  /** The keyboard goes to the next column. */
  onGo: (from: BoardColumn, side: 1 | -1) => void;
}
