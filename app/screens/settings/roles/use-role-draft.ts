import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { type EditDraft, useEditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import {
  type PermissionDraft,
  usePermissionDraft,
} from '#app/screens/settings/permissions/use-permission-draft.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';

interface RoleDraftConfig {
  collection: Collection;
  /** Null as long as the role is not there. */
  itemKey: string | null;
  form: Form;
  conflicts: Conflicts;
  permissions: PermissionEdits;
}

export interface RoleDraftOffer {
  /** When the later of both was made, ms since 1970. */
  at: number;
  role: EditDraft['offer'];
  permissions: PermissionDraft['offer'];
}

export interface RoleDraft {
  offer: RoleDraftOffer | null;
  restore: () => void;
  drop: () => void;
  /** All is given up, or saved: then `sent` are the values of the form that were, and later edits stay kept. */
  forget: (sent?: Values) => void;
}

/** The drafts of a role's form and of its permissions, which are offered and saved together. */
export function useRoleDraft(config: RoleDraftConfig): RoleDraft {
  const { collection, itemKey, form, conflicts, permissions } = config;
  const role = useEditDraft({
    collection: collection.collection,
    key: itemKey ?? '+',
    form,
    conflicts,
  });
  const grid = usePermissionDraft(permissions, itemKey);
  const at = Math.max(role.offer?.at ?? 0, grid.offer?.at ?? 0);
  return {
    offer: at > 0 ? { at, role: role.offer, permissions: grid.offer } : null,
    restore: () => {
      role.restore();
      grid.restore();
    },
    drop: () => {
      role.drop();
      grid.drop();
    },
    forget: (sent) => {
      role.forget(sent);
      if (sent === undefined || permissions.countNow() === 0) grid.forget();
    },
  };
}
