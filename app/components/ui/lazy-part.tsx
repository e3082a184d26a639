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

/** `preload` fetches the code ahead; resolves when that is there, or known not to come. */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A component whose code comes when it is first shown. When it does not come (the app was updated, or the line is broken)
 * that is told, and the page around it stays; the next time it is shown, it is asked for again. What was preloaded is shown
 * at once: a fallback, once there, stays for 300 ms at least.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  let isMissing = false;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const begin = () =>
    lazy(async () => {
      try {
        return await fetchPart();
      } catch {
        isMissing = true;
        void tellMissingPart();
        return { default: Missing };
      }
    });
  let current: ComponentType<P> = begin();

  function Missing() {
    const retry = use(RetryContext);
    // Not before it is shown: a component that waits for its code begins anew when that is there.
    useEffect(() => {
      if (isMissing) current = begin();
      isMissing = false;
    }, []);
    return use(MissingPartContext)(retry);
  }

  function Part(props: P) {
    const [Shown, setShown] = useState(() => loaded ?? current);
    const retry = useCallback(() => setShown(() => loaded ?? current), []);
    return (
      <RetryContext value={retry}>
        <Shown {...props} />
      </RetryContext>
    );
  }
  const preload = async () => {
    if (!loaded) await fetchPart().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
}

/** So long, in ms, a screen is held back for what it shows: less than a fallback would stay. */
const blink = 150;

/**
 * Waits a blink for the code of parts and for the `answer` that they show: what is there by then is drawn at once, without
 * a fallback and without a frame that is thrown away. Never rejects.
 */
export async function preloadParts(parts: readonly unknown[], answer?: Promise<unknown>): Promise<void> {
  const preloads = parts.map(async (part) => (part as Partial<LazyPart<never>>).preload?.());
  await Promise.race([
    Promise.allSettled([...preloads, answer]),
    new Promise((resolve) => {
      setTimeout(resolve, blink);
    }),
  ]);
}
