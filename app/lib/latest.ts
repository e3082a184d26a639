import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A ref that always holds the value of the last render, for handlers that outlive the render they were made in. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Handlers that stay the same functions at every render, and do what those of the last one do. */
export function useStableHandlers<T extends Record<string, (...args: never[]) => void>>(handlers: T): T {
  const latest = useLatest(handlers);
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ),
  );
  return stable as T;
}
