import { useEffect, useState } from 'react';
import { useLatest } from '#app/lib/latest.ts';
import { type FoundFile, holdsFiles, readDrop } from '#app/components/files/dropped-files.ts';

/**
 * Takes files that are dropped anywhere on the page, or null where the user may not upload: then a drop still must not
 * make the browser leave for the file. Returns whether files are over the page now.
 */
export function useFileDrop(onFiles: ((files: FoundFile[]) => void) | null): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    // Entering a child comes before leaving its parent.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      depth += 1;
      setOver(latest.current !== null);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer && !latest.current) event.dataTransfer.dropEffect = 'none';
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      // A drop zone of its own has taken it already.
      const { dataTransfer, defaultPrevented } = event;
      if (!dataTransfer || !holdsFiles(dataTransfer) || defaultPrevented) return;
      event.preventDefault();
      const take = latest.current;
      if (take) void readDrop(dataTransfer).then(take);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [latest]);
  return isOver;
}
