import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/components/form/error-text.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { PlannedRow, RowProblem } from './import-plan.ts';

/** The problems of a row in words, each after the name of its field. */
export function useProblemText(collection: Collection): (row: PlannedRow) => string {
  const { t } = useTranslation('transfer');
  const errorText = useErrorText();
  const locale = useLocale();
  const textOf = ({ field, problem }: RowProblem): string => {
    const found = field === null ? undefined : ownValue(collection.fields, field);
    const name = found ? fieldName(found, locale) : (field ?? '');
    if (typeof problem === 'string') return `${name}: ${t(`cell.${problem}`)}`;
    return `${name}: ${found ? errorText(problem.error, found) : problem.error}`;
  };
  return ({ problems }) => problems.map(textOf).join('; ');
}
