import { useCallback } from 'react';
import type { DateError } from '#app/components/ui/DateSegments.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';

/** What is said of a day that is not in its month. */
export function useDateErrorText(): (error: DateError) => string {
  const text = useInterfaceText('date');
  return useCallback((error) => text('noSuchDay', { ...error }), [text]);
}
