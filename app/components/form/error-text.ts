import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#app/entities/fields/types.ts';
import { decimalPlaces, integerBounds, maxBytes, maxCharacters } from './column-bounds.ts';
import { problemOf } from './form-schema.ts';

/** The words for an error of a field: our own for what we checked, else the server's. */
export function useErrorText(): (error: string, field: Field) => string {
  const { t, i18n } = useTranslation('item');
  return useCallback(
    (error, field) => {
      const problem = problemOf(error);
      if (problem === null) return error;
      if (problem === 'tooLong') {
        const characters = maxCharacters(field);
        const max = (characters ?? maxBytes(field) ?? 0).toLocaleString(i18n.language);
        return characters === null ? t('form.error.tooLongBytes', { max }) : t('form.error.tooLong', { max });
      }
      if (problem === 'tooManyPlaces') {
        return t('form.error.tooManyPlaces', { count: decimalPlaces(field)?.fraction ?? 0 });
      }
      if (problem === 'outOfRange') return t('form.error.outOfRange', rangeOf(field, i18n.language));
      return t(`form.error.${problem}`);
    },
    [t, i18n.language],
  );
}

function rangeOf(field: Field, locale: string): { min: string; max: string } {
  const bounds = integerBounds(field);
  if (bounds) return { min: bounds.min.toLocaleString(locale), max: bounds.max.toLocaleString(locale) };
  const places = decimalPlaces(field);
  const max = 10n ** BigInt(places?.whole ?? 0) - 1n;
  return { min: (-max).toLocaleString(locale), max: max.toLocaleString(locale) };
}
