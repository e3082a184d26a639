import { type FoundFile, holdsFiles, readDrop } from '#app/components/files/dropped-files.ts';

/** What takes files that are dropped anywhere on the page. */
export interface PageDrop {
  /** Whether files are over the page now. */
  onOver: (isOver: boolean) => void;
  /** Null where the user may not upload. */
  onFiles: ((files: FoundFile[]) => void) | null;
}

let taker: (() => PageDrop) | null = null;

/** Has files that are dropped beside all drop zones taken, until the returned function is called. */
export function takePageDrops(read: () => PageDrop): () => void {
  taker = read;
  return () => {
    if (taker === read) taker = null;
  };
}

/**
 * Keeps the browser from leaving the app for a file that is dropped anywhere, until the returned function is called. What
 * has taken the drop before it comes here goes on with it.
 */
export function guardPageDrops(): () => void {
  // Entering a child comes before leaving its parent.
  let depth = 0;
  const tell = () => taker?.().onOver(depth > 0 && taker().onFiles !== null);
  const enter = ({ dataTransfer }: DragEvent) => {
    if (!holdsFiles(dataTransfer)) return;
    depth += 1;
    tell();
  };
  const leave = ({ dataTransfer }: DragEvent) => {
    if (!holdsFiles(dataTransfer)) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0) tell();
  };
  const isForeign = ({ dataTransfer, defaultPrevented, target }: DragEvent) =>
    holdsFiles(dataTransfer) &&
    !defaultPrevented &&
    !(target instanceof HTMLInputElement && target.type === 'file');
  const over = (event: DragEvent) => {
    if (!isForeign(event)) return;
    event.preventDefault();
    if (event.dataTransfer && !taker?.().onFiles) event.dataTransfer.dropEffect = 'none';
  };
  const drop = (event: DragEvent) => {
    depth = 0;
    tell();
    if (!event.dataTransfer || !isForeign(event)) return;
    event.preventDefault();
    const take = taker?.().onFiles;
    if (take) void readDrop(event.dataTransfer).then(take);
  };
  const listeners = Object.entries({ dragenter: enter, dragleave: leave, dragover: over, drop });
  for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
  };
}
