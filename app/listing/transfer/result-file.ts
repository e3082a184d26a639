import { toCsvLine } from '#app/lib/csv.ts';
import type { PlannedRow } from './import-plan.ts';
import type { ImportOutcome } from './run-import.ts';

export interface ResultWords {
  line: string;
  key: string;
  result: string;
  message: string;
  created: string;
  updated: string;
  refused: string;
  left: string;
  skipped: string;
  bad: string;
}

/** What became of each row of an imported file, in its order, as CSV. */
export function resultFile(
  planned: readonly PlannedRow[],
  outcome: ImportOutcome,
  words: ResultWords,
  problemsOf: (row: PlannedRow) => string,
  reasonOf: (error: Error) => string,
): string {
  const results = new Map<PlannedRow, [result: string, message: string]>();
  for (const row of outcome.created) results.set(row, [words.created, '']);
  for (const row of outcome.updated) results.set(row, [words.updated, '']);
  for (const { row, error } of outcome.refused) results.set(row, [words.refused, reasonOf(error)]);
  const cause = outcome.cause ? reasonOf(outcome.cause) : '';
  for (const row of outcome.left) results.set(row, [words.left, cause]);
  const lines = planned.map((row) => {
    const [result, message] =
      results.get(row) ?? (row.action === 'skip' ? [words.skipped, ''] : [words.bad, problemsOf(row)]);
    return toCsvLine([String(row.line), row.key, result, message || null]);
  });
  return [toCsvLine([words.line, words.key, words.result, words.message]), ...lines].join('');
}
