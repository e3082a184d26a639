import { useMutation } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { userMutations } from '#app/entities/users/mutations.ts';
import { afterPaint } from '#app/lib/after-paint.ts';
import { useIsAtRest } from '#app/session/at-rest.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { mainId } from './frame.ts';

/** After each navigation: the page becomes the user's last one, and the focus goes to its heading, which is read out. */
export function useVisits(): void {
  const project = useProject();
  const router = useRouter();
  const { id: user } = useCurrentUser();
  const { mutate } = useMutation(userMutations.trackPage(project));
  const page = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const seen = useRef<string | undefined>(undefined);
  // A load of the page leaves the focus to the browser; coming from a public page is a navigation like any other.
  const [isLoaded] = useState(() => router.state.resolvedLocation === undefined);
  const isAtRest = useIsAtRest();
  const tracked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isAtRest || !isPage(page) || page === tracked.current) return;
    tracked.current = page;
    mutate({ user, page });
  }, [page, user, mutate, isAtRest]);
  useEffect(() => {
    if (!isPage(page) || page === seen.current) return undefined;
    const isLoad = seen.current === undefined && isLoaded;
    seen.current = page;
    return isLoad ? undefined : afterPaint(focusHeading);
  }, [page, isLoaded]);
}

/** The project's root only leads on to another page. */
function isPage(path: string | undefined): path is string {
  return path !== undefined && !/^\/[^/]*\/?$/.test(path);
}

function focusHeading(): void {
  const main = document.getElementById(mainId);
  const active = document.activeElement;
  // A screen that puts the focus into a field, or a dialog over it, knows better.
  const isField = active?.matches('input, textarea, select') === true && main?.contains(active) === true;
  if (isField || active?.closest('[role="dialog"], [role="alertdialog"]')) return;
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
}
