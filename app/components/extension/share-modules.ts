import * as hostApi from './host-api.ts';
import { hostParts } from './host-parts.ts';
import { sharedPackages } from './shared-packages.ts';

const place = Symbol.for('lectern.shared');

/**
 * Lays out what the files of `public/shared/`, where the page's import map leads, hand on to extensions: the very
 * modules that run here, also when the server has got a newer bundle since.
 */
export async function shareModules(): Promise<void> {
  if (place in globalThis) return;
  const lectern = { ...hostApi, ...(await hostParts()) };
  Object.assign(globalThis, { [place]: { ...sharedPackages, lectern } });
}
