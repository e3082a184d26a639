import type { ReactNode } from 'react';

export interface ConfirmOptions {
  /** The question. */
  title: ReactNode;
  /** What will happen, or be lost. */
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** bad: destroys something. */
  tone?: 'plain' | 'bad';
}

export interface Question extends ConfirmOptions {
  id: number;
  answer: (confirmed: boolean) => void;
}

let questions: readonly Question[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Question[]): void {
  questions = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the user; several questions wait for each other. Needs a ConfirmHost on the page: without one nobody can answer,
 * which counts as no.
 * @returns whether the user said yes
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    count += 1;
    const id = count;
    const answer = (confirmed: boolean) => {
      set(questions.filter((question) => question.id !== id));
      resolve(confirmed);
    };
    set([...questions, { ...options, id, answer }]);
  });
}

/** For useSyncExternalStore. */
export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const question of questions) question.answer(false);
  };
}

/** The question to be asked now. For useSyncExternalStore. */
export function currentQuestion(): Question | undefined {
  return questions[0];
}
