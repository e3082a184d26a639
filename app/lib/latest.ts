import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref that always holds the value of the last render, for handlers that outlive the render they were made in. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
