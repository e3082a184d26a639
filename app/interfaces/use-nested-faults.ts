import { useMemo, useRef } from 'react';
import { useLatest } from '#app/lib/latest.ts';

export interface NestedFaults {
  /** What keeps a part from being a value, in words; null when nothing does. */
  set: (part: string, message: string | null) => void;
  /** Forgets the parts whose names begin so: their row is gone. */
  drop: (prefix: string) => void;
}

/** Several inputs inside one: the field has the fault of the first that has one. */
export function useNestedFaults(onFault: ((message: string | null) => void) | undefined): NestedFaults {
  const latest = useLatest(onFault);
  const faults = useRef(new Map<string, string>());
  return useMemo(() => {
    const tell = () => latest.current?.([...faults.current.values()][0] ?? null);
    return {
      set: (part, message) => {
        const before = faults.current.get(part) ?? null;
        if (before === message) return;
        if (message === null) faults.current.delete(part);
        else faults.current.set(part, message);
        tell();
      },
      drop: (prefix) => {
        const gone = [...faults.current.keys()].filter((part) => part.startsWith(prefix));
        for (const part of gone) faults.current.delete(part);
        if (gone.length > 0) tell();
      },
    };
  }, [latest]);
}
