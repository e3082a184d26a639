import { useTranslation } from 'react-i18next';
import { ExtensionProblem, type ProblemKind } from './load-problem.ts';

const texts = {
  missing: 'problem.missing',
  unreachable: 'problem.unreachable',
  'not-code': 'problem.notCode',
  old: 'problem.old',
  'no-component': 'problem.noComponent',
  slow: 'problem.slow',
  syntax: 'problem.syntax',
  failed: 'problem.failed',
  unasked: 'problem.unasked',
} as const satisfies Record<ProblemKind, string>;

/** Says why an extension is not shown: an ExtensionProblem, or what it threw while it was. */
export function useProblemText(error: unknown): string {
  const { t } = useTranslation('extension');
  return error instanceof ExtensionProblem ? t(texts[error.kind]) : t('problem.crashed');
}
