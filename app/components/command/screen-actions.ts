import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useLatest } from '#app/lib/latest.ts';
import type { ShortcutId } from './shortcuts.ts';

export interface ScreenAction {
  /** By which its keys and its name are found. */
  id: ShortcutId;
  /** It can be done now. */
  isOn: boolean;
  run: () => void;
}

/** What the screen does by keys: offered by the command menu, and first in the list of keys. */
export const screenActions = createStore<readonly ScreenAction[]>(() => []);

/** Tells of an action of this screen for as long as the component is shown. Its keys are listened for elsewhere. */
export function useScreenAction(id: ShortcutId, run: () => void, isOn = true): void {
  const latest = useLatest(run);
  useEffect(() => {
    const action: ScreenAction = { id, isOn, run: () => latest.current() };
    screenActions.setState((all) => [...all, action], true);
    return () => screenActions.setState((all) => all.filter((other) => other !== action), true);
  }, [id, isOn, latest]);
}

const nothing = () => undefined;

/** Tells of keys of this screen that work on what has the focus there, so that no menu can do the same. */
export function useScreenKeys(id: ShortcutId): void {
  useScreenAction(id, nothing, false);
}
