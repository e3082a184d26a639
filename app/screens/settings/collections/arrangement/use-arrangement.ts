import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useProject } from '#app/session/project.tsx';
import { type Arrangement, arranged, arrangementOf, changesBetween } from './arrangement.ts';

export interface ArrangedFields {
  /** The fields as they are arranged, saved or not. */
  fields: readonly Field[];
  /** Arranges them otherwise; gives what they are now. */
  arrange: (change: (now: Arrangement) => Arrangement) => Arrangement;
  isSaving: boolean;
}

/**
 * How the fields of a form are arranged: shown at once, saved behind it. Changes that come while others are on their way
 * are saved as one; when the server refuses, what it has not taken is back where it was.
 */
export function useArrangement(collection: string, saved: readonly Field[]): ArrangedFields {
  const { t } = useTranslation('schema');
  const project = useProject();
  const reorder = useMutation(fieldMutations.reorder(project, collection));
  const update = useMutation(fieldMutations.update(project, collection));
  const [shown, setShown] = useState<Arrangement | null>(null);
  const wanted = useRef<Arrangement | null>(null);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let known = saved;
    try {
      while (wanted.current !== null) {
        const now = wanted.current;
        const { places, updates } = changesBetween(known, arrangementOf(known), now);
        if (places.length > 0) await reorder.mutateAsync(places);
        for (const each of updates) await update.mutateAsync(each);
        known = arranged(known, now);
        if (wanted.current === now) wanted.current = null;
      }
    } catch (error) {
      wanted.current = null;
      notify({ tone: 'bad', title: t('order.failed'), details: describeError(error), delay: 0 });
    } finally {
      isSending.current = false;
      setShown(null);
    }
  };
  const arrange: ArrangedFields['arrange'] = (change) => {
    const now = wanted.current ?? arrangementOf(arranged(saved, shown));
    const next = change(now);
    const { places, updates } = changesBetween(saved, now, next);
    if (places.length + updates.length === 0) return now;
    wanted.current = next;
    setShown(next);
    void send();
    return next;
  };
  return { fields: arranged(saved, shown), arrange, isSaving: shown !== null };
}
