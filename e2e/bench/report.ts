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

/** One measure in one engine, of the app and of a bare page. */
export interface Comparison {
  readonly name: string;
  readonly engine: string;
  readonly unit: 'ms' | '';
  readonly app: number;
  readonly bare: number;
}

/** How many times what Chromium takes another engine may, unless a bare page takes it, too. */
const maxTimes = 3;

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
  await write(file, { results });
}

/** Prints engines beside one another, each compared with the first, and writes them to `file` as JSON. */
export async function reportEngines(comparisons: readonly Comparison[], file: URL): Promise<void> {
  const first = comparisons[0]?.engine ?? '';
  console.log(`\n| measured | engine | app | bare page | app, to ${first} | bare page, to ${first} | |`);
  console.log('|---|---|---|---|---|---|---|');
  for (const { name, engine, unit, app, bare } of comparisons) {
    const base = comparisons.find((each) => each.name === name && each.engine === first);
    const isCompared = base !== undefined && engine !== first && unit === 'ms';
    const times = [app / (base?.app ?? 1), bare / (base?.bare ?? 1)] as const;
    const verdict = times[0] <= maxTimes ? 'ok' : times[1] > maxTimes ? 'as the bare page' : 'OVER';
    const cells = [app, bare].map((value) => `${number(value)} ${unit}`.trim());
    const ratios = times.map((value) => (isCompared ? `× ${value.toFixed(1)}` : ''));
    console.log(`| ${[name, engine, ...cells, ...ratios, isCompared ? verdict : ''].join(' | ')} |`);
  }
  await write(file, { comparisons });
}

async function write(file: URL, content: object): Promise<void> {
  await mkdir(new URL('.', file), { recursive: true });
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  await writeFile(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, ...content }, null, 2)}\n`,
  );
}
