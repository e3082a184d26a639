import { useEffect } from 'react';

/**
 * Gives the page the colour of a project; null is the app's own. Working out readable shades takes code that the first
 * paint must not wait for: it comes while the project is still being asked for its colour.
 */
export function useAccent(color: string | null): void {
  useEffect(() => {
    let isWanted = true;
    import('#app/components/ui/accent.ts').then(
      ({ applyAccent }) => {
        if (isWanted) applyAccent(color);
      },
      // Without it the page keeps the colour that it has.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [color]);
}
