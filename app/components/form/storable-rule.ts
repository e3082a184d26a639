import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { unstorableIn } from '#app/entities/fields/storable-text.ts';

/** For yup's `test()`: a text that goes into one of the API's own tables. */
export const storable = [
  'unstorable',
  'unstorable',
  (text: string | undefined) => unstorableIn(text ?? '') === '',
] as const;

/** The message of `storable`, made of the text that it is about. */
export function useUnstorableText(): (text: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback((text) => t('unstorable', { characters: unstorableIn(String(text)) }), [t]);
}
