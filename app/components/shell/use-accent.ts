import { useEffect } from 'react';
import { applyAccent } from '#app/components/ui/accent.ts';

/** Gives the page the colour of a project; null is the app's own. */
export function useAccent(color: string | null): void {
  useEffect(() => applyAccent(color), [color]);
}
