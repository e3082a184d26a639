import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnstorableText } from '#app/components/form/storable-rule.ts';
import { lengthKind, lengthLimits } from '#app/entities/fields/datatypes.ts';
import type { ProblemPlace } from './draft-problems.ts';
import type { FieldSetupState } from './use-field-setup.ts';

/** What is wrong at a place, in words, when it is to be told; what the server refused comes first. */
export function useProblemText(state: FieldSetupState): (place: ProblemPlace) => string | undefined {
  const { t } = useTranslation('field-setup');
  const unstorable = useUnstorableText();
  const { refusal, problems, isTold, draft } = state;
  return useCallback(
    (place) => {
      if (refusal?.place === place) return t('refused', { message: refusal.message });
      const problem = problems[place];
      if (problem === undefined || !isTold(place)) return undefined;
      if (problem === 'name.long') return t('problems.name.long', { count: draft.field.length });
      if (problem === 'note.unstorable') return unstorable(draft.note);
      if (problem === 'validation.unstorable') return unstorable(draft.validation);
      const { max, maxDecimals } = lengthLimits(draft.datatype);
      if (problem === 'length.syntax' && lengthKind(draft.datatype) === 'digits') {
        return t('problems.length.digitsSyntax');
      }
      if (problem === 'length.decimals') return t('problems.length.decimals', { max: maxDecimals ?? 0 });
      return t(`problems.${problem}`, { max: max ?? 0 });
    },
    [t, unstorable, refusal, problems, isTold, draft],
  );
}
