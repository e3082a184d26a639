import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { Extension } from '#app/entities/extensions/types.ts';
import { extensionQueries } from '#app/entities/extensions/queries.ts';

/**
 * Whether the installation's own interfaces are known: nobody has asked yet, the server is asked, it has answered, or it can't be
 * waited for any longer.
 */
export const customState = createStore<'idle' | 'loading' | 'settled' | 'failed'>(() => 'idle');

type Register = (list: readonly Extension[]) => void;

let loadRegister: () => Promise<Register> = async () => () => {};

/** Says where the code is that shows custom interfaces: it stands above what asks for it. */
export function setCustomInterfaces(loader: () => Promise<Register>): void {
  loadRegister = loader;
}

let isAsking = false;

/** How long fields are held back for the answer, ms. */
const limit = 10_000;

/**
 * Asks for the list of custom interfaces, which belongs to the installation and not to a project; after a failure whoever wants to
 * know next asks again. Never rejects.
 */
export async function loadCustomInterfaces(client: QueryClient, project: string): Promise<void> {
  if (isAsking || customState.getState() === 'settled') return;
  isAsking = true;
  // Once it has failed, nothing is held back for it any more.
  if (customState.getState() === 'idle') customState.setState('loading', true);
  const timer = setTimeout(() => customState.setState('failed', true), limit);
  try {
    const list = await client.fetchQuery(extensionQueries.list(project, 'interfaces'));
    // Few installations have any: what shows them comes with the first one.
    if (list.length > 0) (await loadRegister())(list);
    customState.setState('settled', true);
  } catch {
    // Their fields are shown by their types.
    customState.setState('failed', true);
  } finally {
    clearTimeout(timer);
    isAsking = false;
  }
}
