import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lists what was skipped by its reason, after the run. */
export default class SkippedReporter implements Reporter {
  private readonly titles = new Map<string, string[]>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') return;
    const skip = [...result.annotations, ...test.annotations].find(({ type }) => type === 'skip');
    const reason = skip?.description ?? 'no reason given';
    this.titles.set(reason, [...(this.titles.get(reason) ?? []), test.titlePath().slice(2).join(' › ')]);
  }

  onEnd(): void {
    const lines = [...this.titles].flatMap(([reason, titles]) => [
      `  Skipped, ${titles.length}: ${reason}`,
      ...titles.map((title) => `    ${title}`),
    ]);
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
