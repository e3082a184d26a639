import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The strings of one interface (`interfaces:{id}.{key}`), as its own `en-US.json` holds them. */
export function useInterfaceText(id: string): (key: string, values?: Record<string, unknown>) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (key, values) => String(i18n.t(`interfaces:${id}.${key}` as never, values as never)),
    [i18n, id],
  );
}
