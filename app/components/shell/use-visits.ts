import { useMutation } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { userMutations } from '#app/entities/users/mutations.ts';
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
  useEffect(() => {
    // The project's root only leads on to another page.
    if (page === undefined || page === seen.current || /^\/[^/]*\/?$/.test(page)) return;
    const isLoad = seen.current === undefined && isLoaded;
    seen.current = page;
    mutate({ user, page });
    if (!isLoad) focusHeading();
  }, [page, user, mutate, isLoaded]);
}

function focusHeading(): void {
  const main = document.getElementById(mainId);
  const active = document.activeElement;
  // A screen that puts the focus into a field, or a dialog over it, knows better.
  const isField = active?.matches('input, textarea, select') === true && main?.contains(active) === true;
  if (isField || active?.closest('[role="dialog"], [role="alertdialog"]')) return;
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
}
