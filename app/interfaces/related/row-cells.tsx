import type { Item } from '#app/entities/items/types.ts';
import type { ReactNode } from 'react';
import type { RowCells } from './GridRow.tsx';
import type { ListModel } from './list-model.ts';
import { RelatedCell } from './RelatedCell.tsx';
import type { RowLook } from './row-look.ts';
import { RowTrail } from './RowTrail.tsx';
import { type ShownRow, shownKey } from './staged-rows.ts';
import type { RelatedList } from './use-related-list.ts';
import type { useRelatedText } from './use-related-text.ts';

interface CellsInput {
  model: ListModel;
  /** A row that goes is deleted, not only let go. */
  isDelete: boolean;
  readonly: boolean;
  renderLead?: (item: Item) => ReactNode;
  list: RelatedList;
  look: RowLook;
  text: ReturnType<typeof useRelatedText>;
  nameOf: (shown: ShownRow, index: number) => string;
  remove: (index: number) => void;
}

/** What the rows of a list show. */
export function rowCells({ list, look, text, model, renderLead, ...input }: CellsInput): RowCells {
  const { rows, columns, rights, shape } = list;
  return {
    renderLead: renderLead && ((index) => (rows[index] ? renderLead(look.itemOf(rows[index]) ?? {}) : null)),
    renderCell: (index, at) => {
      const shown = rows[index];
      const column = columns[at];
      if (!shown || !column) return null;
      const item = look.itemOf(shown);
      const key = shownKey(shown.row, shape);
      if (at === 0 && (look.isLost(shown) || item === null)) {
        return key === null ? text('goneBare') : text('gone', { key });
      }
      if (item === null || look.isLost(shown)) return null;
      if (!rights.readFar) return at === 0 ? `#${key}` : null;
      return <RelatedCell column={column} item={column.isOfRow ? shown.row : item} />;
    },
    renderTrail: (index) => {
      const shown = rows[index];
      if (!shown) return null;
      return (
        <RowTrail
          state={shown.state}
          title={input.nameOf(shown, index)}
          isDelete={input.isDelete && !model.far}
          canAct={!input.readonly && (look.isGone(shown) || look.canRemove(shown))}
          onAct={() => input.remove(index)}
        />
      );
    },
    isTrailWide: rows.some(({ state }) => state !== 'saved'),
  };
}
