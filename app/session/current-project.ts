import { useSyncExternalStore } from 'react';

const storageKey = 'lectern';
const listeners = new Set<() => void>();

let current = read();

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The project that this tab works in; it survives a reload. Nothing else is kept in the session storage. */
export function currentProject(): string | null {
  return current;
}

/** Null: none any more, since there is no such project. */
export function setCurrentProject(project: string | null): void {
  if (project === current) return;
  current = project;
  try {
    if (project === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, project);
  } catch {
    // Storage may be forbidden: then a reload only asks for the project again.
  }
  for (const listener of listeners) listener();
}

export function useCurrentProject(): string | null {
  return useSyncExternalStore(subscribe, currentProject);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
