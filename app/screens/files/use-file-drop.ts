import { useEffect, useState } from 'react';
import type { FoundFile } from '#app/components/files/dropped-files.ts';
import { takePageDrops } from '#app/components/files/page-drop.ts';
import { useLatest } from '#app/lib/latest.ts';

/**
 * Takes files that are dropped anywhere on the page, or null where the user may not upload. Returns whether files are over
 * the page now.
 */
export function useFileDrop(onFiles: ((files: FoundFile[]) => void) | null): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => takePageDrops(() => ({ onOver: setOver, onFiles: latest.current })), [latest]);
  return isOver;
}
