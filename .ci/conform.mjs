// The recorded contract, replayed against an empty embedded server in test mode that answers as recorded: first as 8.1.0, then
// as 8.8.1, or with `--version` as one of them alone. The tool lives beside the repository; without it, or without Python's
// requests, this is left out with a notice.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Least share of calls, in per cent, answered as recorded at each level (status, shape, values). Only ever raised. */
const minimums = {
  '8.1.0': { l1: 99, l2: 97, l3: 95 },
  '8.8.1': { l1: 99, l2: 96, l3: 93 },
};
/** The same at level 1 for every single area. */
const leastOfArea = 90;

/** The app that the recorded calls come from. */
const origins = 'http://127.0.0.1:3000';

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

/** Whether a server that answers as this release reaches its minimums. */
async function reaches(version, extra) {
  const { startServer, testSecret } = await import('../e2e/server.ts');
  const data = mkdtempSync(join(tmpdir(), 'lectern-conform-'));
  let server;
  try {
    server = await startServer({
      data,
      empty: true,
      test: true,
      asRecorded: true,
      apiVersion: version,
      origins,
    });
    const levels = Object.entries(minimums[version]).flatMap(([level, least]) => [
      `--min-${level}`,
      String(least),
    ]);
    const report = join(root, '.cache', `conform-${version}.json`);
    const args = [tool, '--base', server.baseURL, '--version', version, '--all', '--json', report];
    const { status } = spawnSync('python3', [...args, ...levels, ...extra], {
      stdio: 'inherit',
      env: { ...process.env, CONFORM_TEST_SECRET: testSecret },
    });
    const poor = status === 0 && extra.length === 0 ? poorAreas(report) : [];
    for (const area of poor) console.error(`Below ${leastOfArea} % at level 1: ${area}`);
    return status === 0 && poor.length === 0;
  } catch (error) {
    console.error(error.message);
    return false;
  } finally {
    await server?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Runs the tool for each release, or for the one that `--version` names; resolves to the counts that the summary adds up.
 * Further arguments go to the tool as they are.
 */
export async function runConformance(extra = []) {
  const why = missing();
  if (why) {
    console.log(`Left out: ${why}.`);
    return { skipped: 1 };
  }
  const at = extra.indexOf('--version');
  const [named] = at === -1 ? [] : extra.slice(at + 1);
  if (at !== -1 && !Object.hasOwn(minimums, named)) {
    console.error(`--version needs one of ${Object.keys(minimums).join(', ')}`);
    return { failed: 1 };
  }
  const rest = at === -1 ? extra : extra.toSpliced(at, 2);
  const { register } = await import('tsx/esm/api');
  register();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const counts = { passed: 0, failed: 0 };
  for (const version of named ? [named] : Object.keys(minimums)) {
    console.log(`As ${version}:`);
    counts[(await reaches(version, rest)) ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runConformance(process.argv.slice(2));
  process.exitCode = failed ? 1 : 0;
}
