import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { startValues } from '#app/entities/items/start-values.ts';

/** Puts the values of the address into the form of a new item, once: as if the user had typed them. */
export function useStartValues(form: Form, isNew: boolean): void {
  // Parsed, not checked: the screen of any collection may be opened with it.
  const search: { start?: unknown } = useSearch({ strict: false, structuralSharing: false });
  const isDone = useRef(false);
  const { fields, handle } = form;
  const { start } = search;
  useEffect(() => {
    if (isDone.current || !isNew) return;
    isDone.current = true;
    const values = startValues(start, fields);
    if (Object.keys(values).length > 0) handle.restore(values);
  }, [isNew, start, fields, handle]);
}
