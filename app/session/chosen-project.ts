import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { setCurrentProject, useCurrentProject } from './current-project.ts';

export interface ChosenProject {
  /** The project that public pages speak of, null while there is none to choose. */
  project: string | null;
  /** Public projects, and the current one when it is a private one. */
  projects: string[];
  list: UseQueryResult<string[]>;
}

/** The current project, else the first of the list, which becomes the current one. */
export function useChosenProject(): ChosenProject {
  const current = useCurrentProject();
  const list = useQuery({ ...projectQueries.keys(), retryOnMount: false });
  const keys = list.data ?? [];
  const projects = current === null || keys.includes(current) ? keys : [...keys, current];
  const project = current ?? keys[0] ?? null;
  useEffect(() => {
    if (project !== null) setCurrentProject(project);
  }, [project]);
  // A project that the list didn't have when it was asked for may have been made since.
  const isMissing = current !== null && list.data !== undefined && !list.data.includes(current);
  const { refetch } = list;
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  return { project, projects, list };
}
