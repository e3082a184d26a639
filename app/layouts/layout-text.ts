import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type LayoutText = (key: string, values?: Record<string, unknown>) => string;

/** The strings of one layout (`layouts:{id}.{key}`), as its own `en-US.json` holds them. */
export function useLayoutText(id: string): LayoutText {
  const { i18n } = useTranslation();
  return useCallback(
    (key, values) => String(i18n.t(`layouts:${id}.${key}` as never, values as never)),
    [i18n, id],
  );
}
