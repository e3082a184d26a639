import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { startValues } from '#app/entities/items/start-values.ts';

/** The start values in the address: parsed, not checked, since the screen of any collection may be opened with them. */
export function useStartSearch(): { start?: unknown } {
  return useSearch({ strict: false, structuralSharing: false });
}

/** Puts the values of the address into the form of a new item, once: as if the user had typed them. */
export function useStartValues(form: Form, isNew: boolean): void {
  const { start } = useStartSearch();
  const isDone = useRef(false);
  const { fields, handle } = form;
  useEffect(() => {
    if (isDone.current || !isNew) return;
    isDone.current = true;
    const values = startValues(start, fields);
    if (Object.keys(values).length > 0) handle.restore(values);
  }, [isNew, start, fields, handle]);
}
