import { Outlet, useParams } from '@tanstack/react-router';
import { ProjectProvider } from '#app/session/project.tsx';
import { Shell } from './Shell.tsx';
import { useUserLanguage } from './use-language.ts';

/** All private screens of one project; another project gets a frame of its own. */
export function ProjectFrame() {
  const { project } = useParams({ from: '/$project' });
  useUserLanguage(project);
  return (
    <ProjectProvider project={project}>
      <Shell key={project}>
        <Outlet />
      </Shell>
    </ProjectProvider>
  );
}
