import { useCallback } from 'react';
import { useTextsOf } from './locale.ts';
import { i18n } from './setup.ts';
import { formatTitle } from '#app/lib/format-title.ts';

/** The strings of one interface (`interfaces:{id}.{key}`), as its own `en-US.json` holds them. */
export function useInterfaceText(id: string): (key: string, values?: Record<string, unknown>) => string {
  const { find } = useTextsOf();
  return useCallback((key, values) => find(`interfaces:${id}.${key}`, values), [find, id]);
}

/** Names of interfaces by id in the user's language; one that is not known here is named by its id in title form. */
export function useInterfaceName(): (id: string) => string {
  const { find } = useTextsOf();
  return useCallback(
    (id) => {
      const key = `interfaces:${id}.name`;
      return /^[\w-]+$/.test(id) && i18n.exists(key) ? find(key) : formatTitle(id);
    },
    [find],
  );
}
