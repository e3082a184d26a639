import { useMemo, useRef, useState } from 'react';

export interface Translation<T> {
  parse: (text: string | null | undefined) => T | null;
  write: (value: T) => string;
}

interface Buffer<T> {
  /** What the field shows: the same object as long as the text is the same, or half-typed input would be thrown away. */
  value: T | null;
  change: (value: T | null) => void;
  /** On leaving the field. */
  flush: () => void;
  clear: () => void;
}

/** A year of fewer digits is most likely still being typed. */
const WHOLE_YEAR = 1000;

/**
 * Stands between the API's string and React Aria's date object. Two things of the latter must not reach the form: each digit
 * of a year comes as a year of its own (0002, 0020, 0202, 2024), held back here until the field is left; and after the
 * last digit, leaving the field reports a second time, from the state before that digit, moved to a day that exists in
 * the half-typed year (29 February 2024 would become the 28th): of what comes at once only the first counts.
 */
export function useDateBuffer<T extends object>(
  text: string | null,
  onChange: (text: string | null) => void,
  { parse, write }: Translation<T>,
): Buffer<T> {
  const parsed = useMemo(() => parse(text), [parse, text]);
  const [draft, setDraft] = useState<{ text: string | null; value: T } | null>(null);
  const held = useRef<T | null>(null);
  const busy = useRef(false);

  const emit = (value: T | null) => {
    held.current = null;
    setDraft(null);
    onChange(value && write(value));
  };

  return {
    value: draft && draft.text === text ? draft.value : parsed,
    change: (value) => {
      if (busy.current) return;
      busy.current = true;
      queueMicrotask(() => {
        busy.current = false;
      });
      if (value && 'year' in value && Number(value.year) < WHOLE_YEAR) {
        held.current = value;
        setDraft({ text, value });
      } else emit(value);
    },
    flush: () => {
      // Later, since the last digit of a short year (0202) leaves the field by itself, while it is being reported.
      queueMicrotask(() => {
        if (held.current) emit(held.current);
      });
    },
    clear: () => emit(null),
  };
}
