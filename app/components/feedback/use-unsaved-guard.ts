import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { startText } from '#app/entities/items/start-values.ts';
import { isPageLetGo, setUnsaved } from '#app/session/unsaved.ts';

export interface UnsavedGuard {
  /** Number of unsaved changes as of now; it may first have the focused control hand over what is typed. */
  countNow: () => number;
  /** What is unsaved, in words, for that number. */
  describe: (count: number) => string;
  /** The user gives the changes up. */
  onDiscard: () => void;
  /** As last rendered, for those who ask without an event (signing out). */
  isDirty: boolean;
  /** The words of the question; default: those of edits. */
  words?: { title: string; discard?: string; keep?: string };
}

/** Asks before the page is left with unsaved changes, whichever way it is left. */
export function useUnsavedGuard({ countNow, describe, onDiscard, isDirty, words }: UnsavedGuard): void {
  const { t } = useTranslation();
  const router = useRouter();
  const id = useId();
  /** Takes the open question back. */
  const asking = useRef<AbortController>(null);
  /** A second way out tried while the question is open; the history has put the address right by then. */
  const isOvertaken = useRef(false);
  /** The changes are given up, but the page is still there until the next one is ready: nothing is asked twice. */
  const isLeaving = useRef(false);
  useEffect(() => {
    const stop = router.subscribe('onResolved', () => {
      isLeaving.current = false;
    });
    return stop;
  }, [router]);

  useEffect(() => {
    setUnsaved(id, isDirty);
    // A save that was on its way has arrived, an upload has ended: there is nothing to be asked any more.
    if (!isDirty) asking.current?.abort();
    return () => setUnsaved(id, false);
  }, [id, isDirty]);

  useBlocker({
    enableBeforeUnload: () => !isPageLetGo() && !isLeaving.current && countNow() > 0,
    shouldBlockFn: async ({ current, next }) => {
      const isSameForm =
        next.pathname === current.pathname && startText(next.search) === startText(current.search);
      if (isLeaving.current || isSameForm) return false;
      if (asking.current) {
        isOvertaken.current = true;
        return true;
      }
      const count = countNow();
      if (count === 0) return false;
      const question = new AbortController();
      asking.current = question;
      isOvertaken.current = false;
      // The safe answer has the focus and is what Esc means.
      const isGivenUp = await confirm({
        title: words?.title ?? t('unsaved'),
        body: describe(count),
        confirmLabel: words?.discard ?? t('discard'),
        cancelLabel: words?.keep ?? t('keepEditing'),
        tone: 'bad',
        signal: question.signal,
      });
      asking.current = null;
      const canLeave = isGivenUp || question.signal.aborted;
      if (canLeave) isLeaving.current = true;
      if (isGivenUp) onDiscard();
      if (!isOvertaken.current) return !canLeave;
      if (canLeave) {
        const search = router.options.stringifySearch(next.search as Record<string, unknown>);
        router.history.push(`${next.pathname}${search}`, undefined, { ignoreBlocker: true });
      }
      return false;
    },
  });
}
