import { useCallback } from 'react';
import { useAddressAt } from '#app/components/shell/use-module-entries.ts';
import { projectPath } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';

/** What links are looked at with: the project's path, and whether the app has a page. */
export function useLinkPlace(): { root: string; exists: (path: string) => boolean } {
  const addressAt = useAddressAt();
  const exists = useCallback((path: string) => addressAt(path) !== null, [addressAt]);
  return { root: projectPath(useProject()), exists };
}
