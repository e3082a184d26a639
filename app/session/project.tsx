import { createContext, type ReactNode, useContext } from 'react';
import { invariant } from '#app/lib/invariant.ts';

const ProjectContext = createContext<string | null>(null);

/** Gives everything below the key of the project it belongs to; set once, by the route of the project. */
export function ProjectProvider({ project, children }: { project: string; children: ReactNode }) {
  return <ProjectContext value={project}>{children}</ProjectContext>;
}

/** The key of the project that this part of the page shows. */
export function useProject(): string {
  const project = useContext(ProjectContext);
  invariant(project !== null, 'useProject needs a ProjectProvider above it');
  return project;
}
