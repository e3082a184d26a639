import { Outlet, useParams } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '#app/i18n/locale.ts';
import { ProjectProvider } from '#app/session/project.tsx';
import { Shell } from './Shell.tsx';

/** All private screens of one project; another project gets a frame of its own. */
export function ProjectFrame() {
  const { project } = useParams({ from: '/$project' });
  return (
    <I18nProvider locale={useLocale()}>
      <ProjectProvider project={project}>
        <Shell key={project}>
          <Outlet />
        </Shell>
      </ProjectProvider>
    </I18nProvider>
  );
}
