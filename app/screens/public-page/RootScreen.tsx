import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { useHashLinks } from '#app/components/shell/hash-links.ts';
import { isPublicPath } from '#app/session/guard.ts';
import { isNotInstalled } from '#app/session/refusal.ts';

/** What every page stands in. Public pages don't wait for the list of projects, so "not installed" is followed here. */
export function RootScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const { error } = useQuery({ ...projectQueries.keys(), retryOnMount: false });
  const missing = isNotInstalled(error) && path !== '/install';
  const isPublic = isPublicPath(path);

  useHashLinks();
  useEffect(() => {
    if (missing) void navigate({ to: '/install', replace: true });
  }, [missing, navigate]);
  useEffect(() => {
    document.body.classList.toggle('public', isPublic);
    document.body.classList.toggle('private', !isPublic);
  }, [isPublic]);
  return <Outlet />;
}
