import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Tone } from '#app/components/ui/tone.ts';

/*
 * Messages to the user, outside of React, so that a mutation's callback can send one too. What was said stays readable:
 * the last 50 are kept.
 */

export interface ToastOptions {
  tone: Tone;
  title: string;
  /** Markdown. */
  details?: string;
  icon?: ReactNode;
  /** One thing to do about it ("Undo"); it closes the toast. */
  action?: { label: string; icon?: ReactNode; onAction: () => void };
  /** The action works as long as the page does: the history offers it too, until it was used. */
  isLasting?: boolean;
  /** Milliseconds until it goes by itself; 0: it stays until it is closed. Default 5000. */
  delay?: number;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  delay: number;
  /** When it came up last, ms since 1970. */
  at: number;
  /** How often it was said in a row. */
  times: number;
}

export interface ToastState {
  /** Not gone yet, oldest first; the screen shows as many of the newest as have room. */
  shown: readonly ToastEntry[];
  /** The last ones sent, newest first. Only the actions of lasting ones may still be offered. */
  history: readonly ToastEntry[];
}

const DELAY_MS = 5000;
const MOST_SHOWN = 50;
const MOST_KEPT = 50;

export const toasts = createStore<ToastState>(() => ({ shown: [], history: [] }));
let count = 0;

/** Says the same; two that each have something to do about them are two all the same. */
function same(a: ToastOptions, b: ToastOptions): boolean {
  return a.tone === b.tone && a.title === b.title && a.details === b.details && !a.action && !b.action;
}

/**
 * Shows a message. One that says the same as one on the screen takes its place, there and in the history.
 * @returns its id, for dismiss
 */
export function notify(options: ToastOptions): string {
  count += 1;
  const { shown, history } = toasts.getState();
  const before = shown.find((toast) => same(toast, options));
  const entry: ToastEntry = {
    delay: DELAY_MS,
    ...options,
    id: `toast-${count}`,
    at: Date.now(),
    times: (before?.times ?? 0) + 1,
  };
  const { action } = entry;
  if (entry.isLasting && action) {
    entry.action = {
      ...action,
      onAction: () => {
        spend(entry.id);
        action.onAction();
      },
    };
  }
  const without = (list: readonly ToastEntry[]) => list.filter((toast) => toast.id !== before?.id);
  toasts.setState({
    shown: [...without(shown), entry].slice(-MOST_SHOWN),
    history: [entry, ...without(history)].slice(0, MOST_KEPT),
  });
  return entry.id;
}

/** Takes a message from the screen; it stays in the history. Unknown ids do nothing. */
export function dismiss(id: string): void {
  toasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
}

/** An action works once, from the screen or from the history. */
function spend(id: string): void {
  toasts.setState(({ shown, history }) => ({
    shown: shown.filter((toast) => toast.id !== id),
    history: history.map((toast) => {
      if (toast.id !== id) return toast;
      const { action: _, ...rest } = toast;
      return rest;
    }),
  }));
}

/** Takes all messages from the screen; they stay in the history. */
export function dismissAll(): void {
  toasts.setState({ shown: [] });
}

/** Forgets what was said; what is on the screen stays there. */
export function clearHistory(): void {
  toasts.setState({ history: [] });
}

/** Empties screen and history (signing out: the next user must not read them). */
export function forgetToasts(): void {
  toasts.setState({ shown: [], history: [] });
}
