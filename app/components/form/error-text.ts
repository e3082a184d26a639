import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDigits } from '#app/components/ui/number-text.ts';
import { ownMessage } from '#app/entities/fields/own-options.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { formatDate, formatDateTime, formatTime } from '#app/lib/dates.ts';
import { decimalPlaces, integerBounds, maxBytes, maxCharacters } from './column-bounds.ts';
import { namedIn, problemOf } from './form-schema.ts';
import { boundsOf } from './value-bounds.ts';

/** The words for an error of a field: our own for what we checked, else the server's. */
export function useErrorText(): (error: string, field: Field) => string {
  const { t, i18n } = useTranslation('item');
  return useCallback(
    (error, field) => {
      const problem = problemOf(error);
      if (problem === null) return error;
      if (problem === 'tooLong') {
        const characters = maxCharacters(field);
        return characters === null
          ? t('form.error.tooLongBytes', { max: maxBytes(field) ?? 0 })
          : t('form.error.tooLong', { count: characters });
      }
      if (problem === 'tooManyPlaces') {
        return t('form.error.tooManyPlaces', { count: decimalPlaces(field)?.fraction ?? 0 });
      }
      if (problem === 'unstorable') return t('unstorable', { ns: 'errors', characters: namedIn(error) });
      if (problem === 'tooShort') return t('tooShort', { ns: 'errors', count: Number(namedIn(error)) });
      if (problem === 'pattern') return ownMessage(field) ?? t('form.error.pattern');
      if (problem === 'tooSmall' || problem === 'tooGreat') {
        return t(`form.error.${problem}`, { bound: boundText(field, problem, i18n.language) });
      }
      if (problem === 'outOfRange') return t('form.error.outOfRange', rangeOf(field));
      return t(`form.error.${problem}`);
    },
    [t, i18n.language],
  );
}

function rangeOf(field: Field): { min: bigint; max: bigint } {
  const max = 10n ** BigInt(decimalPlaces(field)?.whole ?? 0) - 1n;
  return integerBounds(field) ?? { min: -max, max };
}

function boundText(field: Field, problem: 'tooSmall' | 'tooGreat', locale: string): string {
  const { min, max } = boundsOf(field);
  const bound = (problem === 'tooSmall' ? min : max) ?? '';
  if (field.type === 'date') return formatDate(bound, locale);
  if (field.type === 'datetime') return formatDateTime(bound, locale);
  return field.type === 'time' ? formatTime(bound, locale) : formatDigits(bound, locale, { grouping: true });
}
