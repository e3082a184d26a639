import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { useProject } from '#app/session/project.tsx';
import { startValues } from '#app/entities/items/start-values.ts';

/** The start values in the address: parsed, not checked, since the screen of any collection may be opened with them. */
export function useStartSearch(): { start?: unknown } {
  return useSearch({ strict: false, structuralSharing: false });
}

interface CarriedEdits {
  project: string;
  collection: string;
  key: string;
  edits: Values;
}

let carried: CarriedEdits | null = null;

/** Edits for the form of an item that is about to be opened: what was typed while the item was being made. */
export function carryEdits(edits: CarriedEdits): void {
  carried = edits;
}

function takeCarried(project: string, collection: string, key: string): Values {
  const found = carried;
  carried = null;
  const isMeant = found?.project === project && found.collection === collection && found.key === key;
  return isMeant ? found.edits : {};
}

/**
 * Puts values into the form, once, as if the user had typed them: those of the address into that of a new item (`itemKey`
 * null), those that were carried over into that of the item that it has become.
 */
export function useStartValues(form: Form, collection: string, itemKey: string | null): void {
  const project = useProject();
  const { start } = useStartSearch();
  const isDone = useRef(false);
  const { fields, handle } = form;
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const values = itemKey === null ? startValues(start, fields) : takeCarried(project, collection, itemKey);
    if (Object.keys(values).length > 0) handle.restore(values);
  }, [project, collection, itemKey, start, fields, handle]);
}
