import { useQuery } from '@tanstack/react-query';
import { folderQueries } from '#app/entities/folders/queries.ts';
import type { Folder } from '#app/entities/folders/types.ts';
import { canCreate, rightsOn } from '#app/entities/permissions/rules.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

export interface Folders {
  all: readonly Folder[];
  /** Folders can't be listed by everybody; then the library is one heap. */
  canSee: boolean;
  canCreate: boolean;
  canChange: boolean;
  canDelete: boolean;
}

/** The folders of the library and what the user may do with them. */
export function useFolders(): Folders {
  const project = useProject();
  const collection = useCollection('directus_folders');
  const permissions = usePermissions();
  const rights = collection ? rightsOn(permissions, collection) : null;
  const canSee = rights !== null && rights.base.read !== 'none';
  const { data = [], isError } = useQuery({ ...folderQueries.list(project), enabled: canSee });
  return {
    all: data,
    canSee: canSee && !isError,
    canCreate: rights !== null && canCreate(rights),
    canChange: rights?.base.update === 'full',
    canDelete: rights?.base.delete === 'full',
  };
}
