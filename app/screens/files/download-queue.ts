/** Downloads of several files, one after the other. Knows no network and no React. */

export type DownloadState = 'loading' | 'done' | { failed: string };

export interface DownloadWork<T> {
  /** Gets one and hands it to the browser; rejects with why not. */
  fetchOne: (file: T, signal: AbortSignal) => Promise<void>;
  describe: (error: unknown) => string;
  onState: (file: T, state: DownloadState | null) => void;
  signal: AbortSignal;
}

/** One that fails doesn't keep the next ones. After the signal's abort nothing is begun, and what was under way is open again. */
export async function downloadInTurn<T>(files: readonly T[], work: DownloadWork<T>): Promise<void> {
  const { fetchOne, describe, onState, signal } = work;
  for (const file of files) {
    if (signal.aborted) return;
    onState(file, 'loading');
    try {
      await fetchOne(file, signal);
      onState(file, 'done');
    } catch (error) {
      onState(file, signal.aborted ? null : { failed: describe(error) });
    }
  }
}
