import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { useCurrentUser } from './model.ts';
import { useProject } from './project.tsx';

export const densities = ['comfortable', 'compact'] as const;

/** How close together things stand. What it changes is said by the custom properties in `tokens.css`, and nowhere else. */
export type Density = (typeof densities)[number];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen in another tab.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What the user has chosen in the project on this device, and how it is changed. */
export function useDensity(): [Density, (density: Density) => void] {
  const project = useProject();
  const { id } = useCurrentUser();
  const key = `density.${project}.${id}`;
  const density = useSyncExternalStore(subscribe, () =>
    readStored(key) === 'compact' ? 'compact' : 'comfortable',
  );
  const choose = useCallback(
    (next: Density) => {
      writeStored(key, next);
      for (const notify of listeners) notify();
    },
    [key],
  );
  return [density, choose];
}
