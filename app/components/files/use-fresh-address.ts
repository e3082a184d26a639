import { useSyncExternalStore } from 'react';
import { freshAddress, subscribeToFreshAssets } from '#app/entities/files/fresh-assets.ts';

/** Where to show from what is at an address of a file, which may have been replaced since the page was opened. */
export function useFreshAddress(address: string | undefined): string | undefined {
  const read = () => (address === undefined ? undefined : freshAddress(address));
  return useSyncExternalStore(subscribeToFreshAssets, read, read);
}
