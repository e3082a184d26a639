import { useMemo, useRef, useState } from 'react';

/** Fields whose input holds text that can't be a value, with what is wrong in words. */
export interface Faults {
  read: () => ReadonlyMap<string, string>;
  set: (name: string, message: string | null) => void;
  clear: () => void;
}

/** The names as rendered, and the verbs, which stay the same and know the state as of now. */
export function useFaults(): [readonly string[], Faults] {
  const [names, setNames] = useState<readonly string[]>([]);
  const live = useRef<ReadonlyMap<string, string>>(new Map());
  const faults = useMemo((): Faults => {
    const put = (next: ReadonlyMap<string, string>) => {
      if (next.size === 0 && live.current.size === 0) return;
      live.current = next;
      setNames([...next.keys()]);
    };
    return {
      read: () => live.current,
      set: (name, message) => {
        const others = [...live.current].filter(([key]) => key !== name);
        put(new Map(message === null ? others : [...others, [name, message]]));
      },
      clear: () => put(new Map()),
    };
  }, []);
  return [names, faults];
}
