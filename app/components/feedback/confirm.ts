import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface ConfirmOptions {
  /** The question. */
  title: ReactNode;
  /** What will happen, or be lost. */
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** bad: destroys something. */
  tone?: 'plain' | 'bad';
  /** Takes the question back, which counts as no. */
  signal?: AbortSignal;
}

export interface Question extends ConfirmOptions {
  id: number;
  answer: (confirmed: boolean) => void;
}

const questions = createStore<{ all: readonly Question[] }>(() => ({ all: [] }));
let count = 0;
let hosts = 0;

/**
 * Asks the user; several questions wait for each other. Needs a ConfirmHost on the page: without one nobody can answer,
 * which counts as no.
 * @returns whether the user said yes
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    count += 1;
    const id = count;
    const answer = (confirmed: boolean) => {
      questions.setState(({ all }) => ({ all: all.filter((question) => question.id !== id) }));
      resolve(confirmed);
    };
    options.signal?.addEventListener('abort', () => answer(false));
    questions.setState(({ all }) => ({ all: [...all, { ...options, id, answer }] }));
  });
}

/** The question to be asked now, for the host: once it is gone, what is open counts as no. */
export function useQuestion(): Question | undefined {
  useEffect(() => {
    hosts += 1;
    return () => {
      hosts -= 1;
      if (hosts === 0) for (const question of questions.getState().all) question.answer(false);
    };
  }, []);
  return useStore(questions, ({ all }) => all[0]);
}

/** The question that is asked now can't be shown, which counts as no. */
export function declineQuestion(): void {
  questions.getState().all[0]?.answer(false);
}
