import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { extensionQueries } from '#app/entities/extensions/queries.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { layouts, registry, setCustomLayout } from '#app/layouts/registry.ts';
import { layoutCode } from './layout-code.ts';

interface CustomLayouts {
  /** Null until the server has said which there are. */
  list: readonly Extension[] | null;
  /** Ids of those that are being loaded. */
  loading: ReadonlySet<string>;
  /** Why those that can't be shown can't, by id. */
  errors: ReadonlyMap<string, unknown>;
}

/** The installation's own layouts. */
export const customLayouts = createStore<CustomLayouts>(() => ({
  list: null,
  loading: new Set(),
  errors: new Map(),
}));

let asked: Promise<readonly Extension[]> | null = null;

/** Asks once which layouts the installation has; those of the app's own ids are left out. Never rejects. */
export function listCustomLayouts(client: QueryClient, project: string): Promise<readonly Extension[]> {
  asked ??= client
    .fetchQuery(extensionQueries.list(project, 'layouts'))
    .catch((): Extension[] => {
      // The next one who wants to know asks again.
      asked = null;
      return [];
    })
    .then((found) => {
      const list = found.filter(({ id }) => !layouts.has(id));
      customLayouts.setState({ list });
      return list;
    });
  return asked;
}

/** Loads the code of a layout that a view wants, unless it is there, has failed, or is nobody's. Never rejects. */
export async function loadCustomLayout(client: QueryClient, project: string, id: string): Promise<void> {
  const list = await listCustomLayouts(client, project);
  const extension = list.find((each) => each.id === id);
  const { loading, errors } = customLayouts.getState();
  if (!extension || loading.has(id) || errors.has(id) || registry.getState().has(id)) return;
  customLayouts.setState({ loading: new Set([...loading, id]) });
  try {
    const code = await client.fetchQuery(layoutCode(project, extension));
    const { customLayout } = await import('./custom-layout.tsx');
    setCustomLayout(
      id,
      customLayout(extension, code, (error) => shutOff(id, error)),
    );
  } catch (error) {
    shutOff(id, error);
  }
  const rest = new Set(customLayouts.getState().loading);
  rest.delete(id);
  customLayouts.setState({ loading: rest });
}

/** Shows the table in place of a layout, and why. */
function shutOff(id: string, error: unknown): void {
  customLayouts.setState(({ errors }) => ({ errors: new Map([...errors, [id, error]]) }));
  setCustomLayout(id, null);
}

/** Lets a layout that failed be loaded anew. */
export async function retryLayout(client: QueryClient, project: string, id: string): Promise<void> {
  const extension = customLayouts.getState().list?.find((each) => each.id === id);
  if (extension) client.removeQueries({ queryKey: layoutCode(project, extension).queryKey });
  customLayouts.setState(({ errors }) => ({
    errors: new Map([...errors].filter(([other]) => other !== id)),
  }));
  await loadCustomLayout(client, project, id);
}
