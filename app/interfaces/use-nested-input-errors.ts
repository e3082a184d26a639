import { useMemo, useRef } from 'react';
import { useLatest } from '#app/lib/latest.ts';

export interface NestedInputErrors {
  /** What keeps a part from being a value, in words; null when nothing does. */
  set: (part: string, message: string | null) => void;
  /** Forgets the parts whose names begin so: their row is gone. */
  drop: (prefix: string) => void;
}

/** Several inputs inside one: the field has the error of the first that has one. */
export function useNestedInputErrors(
  onInputError: ((message: string | null) => void) | undefined,
): NestedInputErrors {
  const latest = useLatest(onInputError);
  const inputErrors = useRef(new Map<string, string>());
  return useMemo(() => {
    const tell = () => latest.current?.([...inputErrors.current.values()][0] ?? null);
    return {
      set: (part, message) => {
        const before = inputErrors.current.get(part) ?? null;
        if (before === message) return;
        if (message === null) inputErrors.current.delete(part);
        else inputErrors.current.set(part, message);
        tell();
      },
      drop: (prefix) => {
        const gone = [...inputErrors.current.keys()].filter((part) => part.startsWith(prefix));
        for (const part of gone) inputErrors.current.delete(part);
        if (gone.length > 0) tell();
      },
    };
  }, [latest]);
}
