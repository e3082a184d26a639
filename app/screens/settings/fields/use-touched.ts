import { useState } from 'react';
import type { FieldDraft } from './draft.ts';
import type { ProblemPlace } from './draft-problems.ts';

/** What the server said against a save, and where it belongs; null for no place of the dialog. */
export interface Refusal {
  place: ProblemPlace | null;
  message: string;
}

/** Which edits take back what the server has refused at a place. */
const places: Partial<Record<keyof FieldDraft, readonly ProblemPlace[]>> = {
  field: ['field'],
  interface: ['interface', 'datatype', 'length'],
  type: ['datatype', 'length', 'default_value', 'bounds'],
  datatype: ['datatype', 'length', 'default_value'],
  length: ['length', 'datatype'],
  default_value: ['default_value'],
  note: ['note'],
  validation: ['validation'],
  primary_key: ['primary_key'],
  unique: ['unique'],
  translation: ['translation'],
  options: ['bounds'],
};

export interface Touched {
  refusal: Refusal | null;
  setRefusal: (refusal: Refusal | null) => void;
  /** A save was tried: all that is wrong is said. */
  isAttempted: boolean;
  attempt: () => void;
  /** True where what is wrong is to be said: it was edited, or a save was tried. */
  isTold: (place: ProblemPlace) => boolean;
  /** These parts of the field are edited. */
  touch: (keys: readonly (keyof FieldDraft)[]) => void;
  /** What is edited up to now is stored. */
  reset: () => void;
}

/** Which parts of a field were edited, so that what is wrong there is shown, and what the server has refused. */
export function useTouched(): Touched {
  const [touched, setTouched] = useState<ReadonlySet<ProblemPlace>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    refusal,
    setRefusal,
    isAttempted,
    attempt: () => setAttempted(true),
    isTold: (place) => isAttempted || touched.has(place),
    touch: (keys) => {
      const changed = keys.flatMap((key) => places[key] ?? []);
      setTouched((all) => new Set([...all, ...changed]));
      if (refusal && (refusal.place === null || changed.includes(refusal.place))) setRefusal(null);
    },
    reset: () => {
      setTouched(new Set());
      setRefusal(null);
    },
  };
}
