import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { rereadDensity, useDensity } from '#app/session/density.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { useAccent } from './use-accent.ts';

const themes = ['auto', 'light', 'dark'] as const;

/**
 * The user's theme as a class of the body, their density as an attribute of the page, the project's colour as the accent. Public
 * pages follow the system.
 */
export function useProjectLooks(): void {
  const { theme } = useCurrentUser();
  const { data: info } = useQuery(projectQueries.info(useProject()));
  const color = info?.project_color ?? null;
  useAccent(color);
  const [density] = useDensity();
  // Before anything is painted: all of it would move.
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density;
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, [density]);
  useEffect(() => {
    addEventListener('storage', rereadDensity);
    return () => removeEventListener('storage', rereadDensity);
  }, []);
  useEffect(() => {
    const wanted = themes.find((entry) => entry === theme) ?? 'auto';
    document.body.classList.remove(...themes);
    document.body.classList.add(wanted);
    return () => {
      document.body.classList.remove(...themes);
      document.body.classList.add('auto');
    };
  }, [theme]);
}
