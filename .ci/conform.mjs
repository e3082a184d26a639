// The recorded contract, replayed against an empty embedded server in test mode that answers as recorded. The tool lives
// beside the repository; without it, or without Python's requests, this is left out with a notice.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Least share of calls, in per cent, answered as recorded at each level (status, shape, values). Only ever raised. */
const minimums = { l1: 99, l2: 97, l3: 95 };
/** The same at level 1 for every single area. */
const leastOfArea = 90;

const tool = join(root, '..', 'shared', 'contract', 'conform', 'run.py');

function missing() {
  if (!existsSync(tool)) return 'the recorded contract is not beside this checkout';
  if (spawnSync('python3', ['-c', 'import requests']).status !== 0)
    return 'Python with "requests" is not installed';
  return undefined;
}

function poorAreas(file) {
  const { summary } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(summary).filter((area) => summary[area].calls > 0 && summary[area].l1 < leastOfArea);
}

/** Runs the tool; resolves to the counts that the summary adds up. Further arguments go to the tool as they are. */
export async function runConformance(extra = []) {
  const why = missing();
  if (why) {
    console.log(`Left out: ${why}.`);
    return { skipped: 1 };
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { startServer } = await import('../e2e/server.ts');
  const data = mkdtempSync(join(tmpdir(), 'lectern-conform-'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  let server;
  try {
    server = await startServer({ data, empty: true, test: true, asRecorded: true });
    const levels = Object.entries(minimums).flatMap(([level, least]) => [`--min-${level}`, String(least)]);
    const report = ['--json', join(root, '.cache', 'conform.json')];
    const args = [tool, '--base', server.baseURL, '--all', ...report, ...levels, ...extra];
    const { status } = spawnSync('python3', args, { stdio: 'inherit' });
    const poor = status === 0 && extra.length === 0 ? poorAreas(report[1]) : [];
    for (const area of poor) console.error(`Below ${leastOfArea} % at level 1: ${area}`);
    return status === 0 && poor.length === 0 ? { passed: 1 } : { failed: 1 };
  } catch (error) {
    console.error(error.message);
    return { failed: 1 };
  } finally {
    await server?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runConformance(process.argv.slice(2));
  process.exitCode = failed ? 1 : 0;
}
