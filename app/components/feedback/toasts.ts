import type { ReactNode } from 'react';
import type { Tone } from '#app/components/ui/tone.ts';

/*
 * Messages to the user, outside of React, so that a mutation's callback can send one too. What was said stays readable:
 * the last 20 are kept.
 */

export interface ToastOptions {
  tone: Tone;
  title: string;
  /** Markdown. */
  details?: string;
  icon?: ReactNode;
  /** One thing to do about it ("Undo"); it closes the toast. */
  action?: { label: string; icon?: ReactNode; onAction: () => void };
  /** Milliseconds until it goes by itself; 0: it stays until it is closed. Default 5000. */
  delay?: number;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  delay: number;
  /** When it came up, ms since 1970. */
  at: number;
}

export interface ToastState {
  /** On the screen, oldest first. */
  shown: readonly ToastEntry[];
  /** The last ones sent, newest first, without their actions' promise to still work. */
  history: readonly ToastEntry[];
}

const DELAY_MS = 5000;
const MOST_SHOWN = 5;
const MOST_KEPT = 20;

let state: ToastState = { shown: [], history: [] };
let count = 0;
const listeners = new Set<() => void>();

function set(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

function same(a: ToastOptions, b: ToastOptions): boolean {
  return a.tone === b.tone && a.title === b.title && a.details === b.details;
}

/**
 * Shows a message. One that says the same as one on the screen takes its place; of more than five the oldest goes.
 * @returns its id, for dismiss
 */
export function notify(options: ToastOptions): string {
  count += 1;
  const entry: ToastEntry = { delay: DELAY_MS, ...options, id: `toast-${count}`, at: Date.now() };
  const others = state.shown.filter((toast) => !same(toast, options));
  set({
    shown: [...others, entry].slice(-MOST_SHOWN),
    history: [entry, ...state.history].slice(0, MOST_KEPT),
  });
  return entry.id;
}

/** Takes a message from the screen; it stays in the history. Unknown ids do nothing. */
export function dismiss(id: string): void {
  if (state.shown.some((toast) => toast.id === id)) {
    set({ ...state, shown: state.shown.filter((toast) => toast.id !== id) });
  }
}

/** Empties screen and history (signing out: the next user must not read them). */
export function forgetToasts(): void {
  set({ shown: [], history: [] });
}

/** For useSyncExternalStore. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For useSyncExternalStore: the same object until something changes. */
export function toastState(): ToastState {
  return state;
}
