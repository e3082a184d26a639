import { useEffect, useState } from 'react';

/** Something that was thrown outside of drawing: in an event handler, a timer or a promise. */
export interface StrayError {
  error: unknown;
}

/**
 * The last error that nobody caught and that came from code under `folder` (an address with a slash at the end). Such
 * an error breaks nothing that is on the page, but the user should know that what they did had no effect.
 */
export function useUncaughtError(folder: string): { stray: StrayError | null; forget: () => void } {
  const [stray, setStray] = useState<StrayError | null>(null);
  useEffect(() => {
    const handleError = (event: ErrorEvent) => {
      if (event.filename.startsWith(folder) || isFrom(folder, event.error))
        setStray({ error: (event.error as unknown) ?? event.message });
    };
    const handleRejection = (event: PromiseRejectionEvent) => {
      if (isFrom(folder, event.reason)) setStray({ error: event.reason as unknown });
    };
    window.addEventListener('error', handleError);
    window.addEventListener('unhandledrejection', handleRejection);
    return () => {
      window.removeEventListener('error', handleError);
      window.removeEventListener('unhandledrejection', handleRejection);
    };
  }, [folder]);
  return { stray, forget: () => setStray(null) };
}

function isFrom(folder: string, error: unknown): boolean {
  return error instanceof Error && error.stack?.includes(folder) === true;
}
