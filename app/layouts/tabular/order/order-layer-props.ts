import type { EditLayerProps } from '../editing/edit-layer-props.ts';
import type { OrderState } from './use-order-state.ts';

/** What the table hands to the code that moves rows. */
export interface OrderLayerProps extends EditLayerProps {
  order: OrderState;
  rowHeight: number;
  headHeight: number;
  /** Rows per page of the keyboard. */
  page: number;
  /** Position in the list, px. */
  currentTop: () => number;
  /** What a row's place in the list has to be lessened by to be its place in the page, px. */
  shift: number;
}
