import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SavedRows, toSavedRows } from '#app/entities/permissions/grid-values.ts';
import {
  changesOf,
  nothingStaged,
  type PermissionChange,
  savedAt,
  type Staged,
  withEdits,
} from '#app/entities/permissions/grid-edits.ts';
import { stagedPermissions } from '#app/entities/permissions/grid-bodies.ts';
import { withDraft } from '#app/entities/permissions/grid-draft.ts';
import type { Wanted } from '#app/entities/permissions/grid-rules.ts';
import { combined, type Leftover, leftoversOf } from '#app/entities/permissions/leftovers.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { usePermissionSave } from './use-permission-save.ts';
import { useStagedSteps } from './use-staged-steps.ts';

/** What becomes of a record whose status is gone. */
export type Cleaning = 'least' | 'most' | 'drop';

export interface PermissionEdits {
  /** Null for a role that is not made yet. */
  role: number | null;
  collections: Readonly<Record<string, Collection>>;
  /** Records as saved; undefined until they are read. */
  rows: SavedRows | undefined;
  staged: Staged;
  /** Records without effect that are not to be removed yet. */
  leftovers: readonly Leftover[];
  /** What a save would change. */
  changes: readonly PermissionChange[];
  /** Changes and removals together: what is unsaved. */
  count: number;
  /** Unsaved as of now, for handlers that come right after an edit. */
  countNow: () => number;
  /** The query of the saved records. */
  reading: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  isSaving: boolean;
  /**
   * Saves the edits for a role; call it before or after the role itself is saved. Resolves with false when somebody else
   * has changed the same and the user won't have that overwritten; rejects with the server's refusal. Edits that were not
   * saved stay.
   */
  save: (role: number | string) => Promise<boolean>;
  discard: () => void;
  stage: (wanted: readonly Wanted[]) => void;
  /** Takes up edits that were made earlier; what is staged already is newer. */
  adopt: (earlier: Staged) => void;
  /** Puts back one value. */
  takeBack: (change: PermissionChange) => void;
  clean: (leftovers: readonly Leftover[], way: Cleaning) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The records as they would be once saved: the same list until something changes. */
  preview: () => Permission[];
}

const none: readonly Permission[] = [];

/** The permissions of a role with the edits of them. `roleId` is the role's key, null or `+` for a new one. */
export function usePermissionEdits(roleId: string | number | null): PermissionEdits {
  const project = useProject();
  const collections = useCollections();
  const role = roleId === null || roleId === '+' ? null : Number(roleId);
  const query = useQuery({
    ...permissionQueries.ofRole(project, role ?? 0),
    enabled: role !== null && Number.isSafeInteger(role),
  });
  const permissions = role === null ? none : query.data;
  const rows = useMemo(() => permissions && toSavedRows(permissions), [permissions]);
  const steps = useStagedSteps();
  const { staged, put, undo, redo, canUndo, canRedo } = steps;
  const changes = useMemo(() => (rows ? changesOf(rows, staged.edits) : []), [rows, staged]);
  const leftovers = useMemo(
    () =>
      permissions ? leftoversOf(permissions, collections).filter(({ id }) => !staged.removed.has(id)) : [],
    [permissions, collections, staged],
  );
  const preview = useMemo(
    () => (rows && permissions ? stagedPermissions(permissions, rows, staged, role ?? 0, collections) : []),
    [permissions, rows, staged, role, collections],
  );
  const live = useLatest({ rows, role, collections });
  const { save, isSaving } = usePermissionSave(steps, () => live.current);
  const stage = (wanted: readonly Wanted[]) => {
    const { rows: saved } = live.current;
    const now = steps.read();
    if (saved) put({ ...now, edits: withEdits(now.edits, saved, wanted) });
  };
  const adopt = (earlier: Staged) => {
    const { rows: saved } = live.current;
    if (saved) put(withDraft(steps.read(), earlier, saved));
  };
  const clean = (gone: readonly Leftover[], way: Cleaning) => {
    const { rows: saved } = live.current;
    const now = steps.read();
    if (!saved) return;
    put({
      edits: withEdits(now.edits, saved, way === 'drop' ? [] : takenOver(gone, way)),
      removed: new Set([...now.removed, ...gone.map(({ id }) => id)]),
    });
  };

  return {
    role,
    collections,
    rows,
    staged,
    leftovers,
    changes,
    count: changes.length + staged.removed.size,
    countNow: () => {
      const { rows: saved } = live.current;
      const { edits, removed } = steps.read();
      return saved ? changesOf(saved, edits).length + removed.size : 0;
    },
    reading: query,
    isSaving,
    save,
    discard: () => {
      if (steps.read() !== nothingStaged) put(nothingStaged);
    },
    stage,
    adopt,
    takeBack: ({ cell, key }) => {
      const { rows: saved } = live.current;
      if (saved) stage([{ cell, changes: { [key]: savedAt(saved, cell)[key] } }]);
    },
    clean,
    undo,
    redo,
    canUndo,
    canRedo,
    preview: () => preview,
  };
}

/** What collections get in place of records of statuses that are gone. */
function takenOver(gone: readonly Leftover[], way: 'least' | 'most'): Wanted[] {
  const old = gone.filter(({ reason }) => reason === 'status');
  return [...new Set(old.map(({ collection }) => collection))].map((collection) => ({
    cell: { collection, status: null },
    changes: combined(
      old.flatMap((entry) => (entry.collection === collection ? [entry.values] : [])),
      way,
    ),
  }));
}
