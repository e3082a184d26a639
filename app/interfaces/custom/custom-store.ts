import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { extensionQueries } from '#app/entities/extensions/queries.ts';

/** Whether the installation's own interfaces are known: nobody has asked yet, the server is asked, it has answered or can't. */
export const customState = createStore<'idle' | 'loading' | 'settled'>(() => 'idle');

/** Asks for the list of custom interfaces, once; it belongs to the installation, not to a project. Never rejects. */
export async function loadCustomInterfaces(client: QueryClient, project: string): Promise<void> {
  if (customState.getState() !== 'idle') return;
  customState.setState('loading', true);
  try {
    const list = await client.fetchQuery(extensionQueries.list(project, 'interfaces'));
    // Few installations have any: what shows them comes with the first one.
    if (list.length > 0) (await import('./register.tsx')).registerCustomInterfaces(list);
  } catch {
    // Their fields are shown by their types.
  }
  customState.setState('settled', true);
}
