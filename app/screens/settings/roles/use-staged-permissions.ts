import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stagedPermissions } from '#app/entities/permissions/grid-bodies.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { useProject } from '#app/session/project.tsx';

const none: readonly Permission[] = [];

/** The permissions of a role as they would be once saved; the same list until something of them changes. */
export function useStagedPermissions({
  role,
  rows,
  staged,
  collections,
}: PermissionEdits): readonly Permission[] {
  const options = permissionQueries.ofRole(useProject(), role ?? 0);
  const { data: saved = none } = useQuery({ ...options, enabled: role !== null });
  return useMemo(
    () => (rows ? stagedPermissions(saved, rows, staged, role ?? 0, collections) : none),
    [saved, rows, staged, role, collections],
  );
}
