import { useCallback } from 'react';
import { useTextsOf } from '#app/i18n/locale.ts';

export type LayoutText = (key: string, values?: Record<string, unknown>) => string;

/** The strings of one layout (`layouts:{id}.{key}`), as its own `en-US.json` holds them. */
export function useLayoutText(id: string): LayoutText {
  const { find } = useTextsOf();
  return useCallback((key, values) => find(`layouts:${id}.${key}`, values), [find, id]);
}
