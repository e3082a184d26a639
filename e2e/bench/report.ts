import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** One measured value. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'kB' | 'MB' | '%' | '';
  /** The same of the app that this one replaces, on the same kind of machine. */
  readonly before?: number;
  /** Most that it may be. */
  readonly budget?: number;
}

const number = (value: number) => {
  if (value >= 100 || value % 1 === 0) return value.toFixed(0);
  return value.toFixed(value < 1 ? 3 : 1);
};

/** Prints the results as a Markdown table, ready for a note, and writes them to `file` as JSON. */
export async function report(results: readonly Result[], file: URL): Promise<void> {
  console.log('\n| measured | value | before | budget | |\n|---|---|---|---|---|');
  for (const { name, value, unit, before, budget } of results) {
    const cell = (amount: number | undefined) =>
      amount === undefined ? '' : `${number(amount)} ${unit}`.trim();
    const verdict = budget === undefined ? '' : value <= budget ? 'ok' : 'OVER';
    console.log(`| ${name} | ${cell(value)} | ${cell(before)} | ${cell(budget)} | ${verdict} |`);
  }
  await mkdir(new URL('.', file), { recursive: true });
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`);
}
