import { useCallback, useMemo, useState } from 'react';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { LayoutProps } from '#app/layouts/define.ts';
import { type Staged, type StagedStore, useStaged, useStagedStore } from '#app/layouts/staged.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { type CellAccess, barOf, canEditSome } from './cell-access.ts';
import type { GridCell } from '#app/components/ui/grid-move.ts';

export interface Editing {
  access: CellAccess;
  /** There may be cells that the user can edit. */
  canEdit: boolean;
  /** Clicks and keys choose and edit cells instead of opening items. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  stagedStore: StagedStore;
  staged: Staged;
  /** The other corner of the chosen block; null: the active cell alone. */
  anchor: GridCell | null;
  setAnchor: (cell: GridCell | null) => void;
  /** The cell whose editor was asked for before the code for it was there. */
  wanted: GridCell | null;
  want: (cell: GridCell | null) => void;
  /** The code for editing is needed. */
  isNeeded: boolean;
  isBarred: (field: Field, item: Item) => boolean;
}

/** What the table itself has to know of editing; all the rest comes with its own code when it is first used. */
export function useEditing({
  context,
  options,
  onOptionsChange,
}: Pick<LayoutProps, 'context' | 'options' | 'onOptionsChange'>): Editing {
  const user = useCurrentUser();
  const rights = useRights(context.collection);
  const role = user.role?.id ?? 0;
  const access = useMemo<CellAccess>(
    () => ({ context, rights, asker: { id: user.id, role } }),
    [context, rights, user.id, role],
  );
  const stagedStore = useStagedStore();
  const staged = useStaged(stagedStore);
  const [anchor, setAnchor] = useState<GridCell | null>(null);
  const [wanted, want] = useState<GridCell | null>(null);
  const canEdit = canEditSome(access);
  const isOn = canEdit && options['editing'] === true;
  return {
    access,
    canEdit,
    isOn,
    setOn: (editing) => {
      setAnchor(null);
      onOptionsChange({ editing });
    },
    stagedStore,
    staged,
    anchor: isOn ? anchor : null,
    setAnchor,
    wanted,
    want,
    isNeeded: isOn || wanted !== null || staged.rows.size > 0 || staged.steps.done.length > 0,
    isBarred: useCallback((field: Field, item: Item) => barOf(field, item, access) !== null, [access]),
  };
}
