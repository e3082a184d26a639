import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/components/form/error-text.ts';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { setApart } from '#app/i18n/set-apart.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { clip } from '#app/lib/plain-text.ts';
import type { RowProblem } from './import-plan.ts';

/** The problems of a row in words, each after the name of its field. */
export function useProblemText(
  collection: Collection,
  fileFormat: 'csv' | 'json',
): (problems: readonly RowProblem[]) => string {
  const { t } = useTranslation('transfer');
  const errorText = useErrorText();
  const locale = useLocale();
  const wordsFor = ({ problem, text = '', format, target, line = 0 }: RowProblem): string => {
    if (typeof problem !== 'string') return problem.error;
    const key = problem === 'twice' && fileFormat === 'json' ? 'twiceInEntry' : problem;
    const words = t(`cell.${key}`, {
      value: clip(text, 60),
      target: target ? collectionName(target, locale) : '',
      line,
    });
    return format ? t('cell.readAs', { problem: words, format: t(`readAs.${format}`) }) : words;
  };
  const textOf = (entry: RowProblem): string => {
    const { field, problem } = entry;
    const found = field === null ? undefined : ownValue(collection.fields, field);
    const name = found ? fieldName(found, locale) : (field ?? '');
    const isOfForm = typeof problem !== 'string' && found;
    return `${setApart(name)}: ${isOfForm ? errorText(problem.error, found) : wordsFor(entry)}`;
  };
  return (problems) => problems.map(textOf).join('; ');
}
