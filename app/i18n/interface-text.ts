import { useCallback } from 'react';
import { useGivenTexts } from './locale.ts';

/** The strings of one interface (`interfaces:{id}.{key}`), as its own `en-US.json` holds them. */
export function useInterfaceText(id: string): (key: string, values?: Record<string, unknown>) => string {
  const { find } = useGivenTexts();
  return useCallback((key, values) => find(`interfaces:${id}.${key}`, values), [find, id]);
}
