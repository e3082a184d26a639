import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { coarsePointer, useMedia } from '#app/lib/media.ts';
import { useCurrentUser } from './model.ts';
import { useProject } from './project.tsx';

/** How close together things stand. What it changes is said by the custom properties in `tokens.css`, and nowhere else. */
export type Density = 'comfortable' | 'compact';

/** What was chosen or read on this page, by the key that it is stored under. */
const chosen = createStore<ReadonlyMap<string, Density>>(() => new Map());

/** Has the choice read anew, after another tab has stored one. */
export function rereadDensity(): void {
  chosen.setState(new Map(), true);
}

const stored = (key: string): Density => (readStored(key) === 'compact' ? 'compact' : 'comfortable');

/** What the user has chosen in the project on this device, and how it is changed. */
export function useDensity(): [Density, (density: Density) => void] {
  const project = useProject();
  const { id } = useCurrentUser();
  const key = `density.${project}.${id}`;
  const density = useStore(chosen, (all) => all.get(key) ?? stored(key));
  const choose = useCallback(
    (next: Density) => {
      writeStored(key, next);
      chosen.setState((all) => new Map(all).set(key, next), true);
    },
    [key],
  );
  return [density, choose];
}

/** How the rows of a list are spaced where it places them itself: those that are touched have a finger's height. */
export function useRowSpacing(): Density | 'touch' {
  const [density] = useDensity();
  return useMedia(coarsePointer) ? 'touch' : density;
}
