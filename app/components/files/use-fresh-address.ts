import { useStore } from 'zustand';
import { freshAssets } from '#app/entities/files/fresh-assets.ts';

/** Where to show from what is at an address of a file, which may have been replaced since the page was opened. */
export function useFreshAddress(address: string | undefined): string | undefined {
  return useStore(freshAssets, (fresh) =>
    address === undefined ? undefined : (fresh.get(address) ?? address),
  );
}
