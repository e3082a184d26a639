import { usePageExists } from '#app/components/shell/use-module-entries.ts';
import { useProject } from '#app/session/project.tsx';

/** What links are looked at with: the project's path, and whether the app has a page. */
export function useLinkPlace(): { root: string; exists: (path: string) => boolean } {
  return { root: `/${encodeURIComponent(useProject())}`, exists: usePageExists() };
}
