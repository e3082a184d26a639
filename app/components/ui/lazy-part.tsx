import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { tellMissingPart } from '#app/lib/missing-parts.ts';

/** What stands in the place of a part whose code did not come, with the way to another try; nothing unless it is said. */
export const MissingPartContext = createContext<(retry: () => void) => ReactNode>(() => null);

const RetryContext = createContext<() => void>(() => undefined);

/**
 * A component whose code comes when it is first shown. When it does not come (the app was updated, or the line is broken)
 * that is told, and the page around it stays; the next time it is shown, it is asked for again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let isMissing = false;
  const begin = () =>
    lazy(async () => {
      try {
        return await load();
      } catch {
        isMissing = true;
        void tellMissingPart();
        return { default: Missing };
      }
    });
  let current = begin();

  function Missing() {
    const retry = use(RetryContext);
    // Not before it is shown: a component that waits for its code begins anew when that is there.
    useEffect(() => {
      if (isMissing) current = begin();
      isMissing = false;
    }, []);
    return use(MissingPartContext)(retry);
  }

  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => current);
    const retry = useCallback(() => setPart(() => current), []);
    return (
      <RetryContext value={retry}>
        <Part {...props} />
      </RetryContext>
    );
  };
}
