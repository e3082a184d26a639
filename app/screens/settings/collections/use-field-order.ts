import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { movedTo } from '#app/components/rows/place-rules.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useProject } from '#app/session/project.tsx';
import { inPlaces, placesOf } from './field-order.ts';

export interface FieldOrder {
  /** The fields as they are put, saved or not. */
  fields: readonly Field[];
  move: (from: number, to: number) => void;
  isSaving: boolean;
}

/**
 * The order of fields: shown at once, saved behind it. Moves that come while one is on its way are saved as one; when
 * the server refuses, all is back where it was.
 */
export function useFieldOrder(collection: string, saved: readonly Field[]): FieldOrder {
  const { t } = useTranslation('schema');
  const { mutateAsync } = useMutation(fieldMutations.reorder(useProject(), collection));
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);
  const fields = inPlaces(saved, order);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (wanted.current !== null) {
        const now = wanted.current;
        await mutateAsync(placesOf(now));
        if (wanted.current === now) wanted.current = null;
      }
    } catch (error) {
      wanted.current = null;
      notify({ tone: 'bad', title: t('order.failed'), details: describeError(error), delay: 0 });
    } finally {
      isSending.current = false;
      setOrder(null);
    }
  };
  const move = (from: number, to: number) => {
    const names = wanted.current ?? fields.map(({ field }) => field);
    const next = movedTo(names, from, to);
    if (next === names) return;
    wanted.current = next;
    setOrder(next);
    void send();
  };
  return { fields, move, isSaving: order !== null };
}
