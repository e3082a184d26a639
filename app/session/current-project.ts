import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const storageKey = 'lectern';
const current = createStore(read);

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The project that this tab works in; it survives a reload. Nothing else is kept in the session storage. */
export const currentProject = current.getState;

/** Null: none any more, since there is no such project. */
export function setCurrentProject(project: string | null): void {
  if (project === currentProject()) return;
  try {
    if (project === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, project);
  } catch {
    // Storage may be forbidden: then a reload only asks for the project again.
  }
  current.setState(project);
}

export function useCurrentProject(): string | null {
  return useStore(current);
}
