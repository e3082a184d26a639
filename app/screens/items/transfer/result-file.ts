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
  const results = new Map<PlannedRow, [result: string, message: string]>([
    ...outcome.created.map((row) => [row, [words.created, '']] as const),
    ...outcome.updated.map((row) => [row, [words.updated, '']] as const),
    ...outcome.refused.map(({ row, error }) => [row, [words.refused, reasonOf(error)]] as const),
    ...outcome.left.map((row) => [row, [words.left, outcome.cause ? reasonOf(outcome.cause) : '']] as const),
  ] as [PlannedRow, [string, string]][]);
  const lines = planned.map((row) => {
    const [result, message] =
      results.get(row) ?? (row.action === 'skip' ? [words.skipped, ''] : [words.bad, problemsOf(row)]);
    return toCsvLine([String(row.line), row.key, result, message || null]);
  });
  return [toCsvLine([words.line, words.key, words.result, words.message]), ...lines].join('');
}
