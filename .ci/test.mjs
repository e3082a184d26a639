// `npm test`: everything, on a fresh clone too. Ends with one line that counts all tests; exit code 1 if one failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { runConformance } from './conform.mjs';
import { otherBrowsers, suiteIn } from './e2e.mjs';
import { installPackages, orExplain, requireChromium, root } from './setup.mjs';

const cache = join(root, '.cache', 'test');
const suites = [];
/** What passed at its second try only, and what failed, by suite and name: said last, where a log that was cut still has it. */
const named = { flaky: [], failed: [] };

/** How many lines of an error stand under a test's name. */
const errorLines = 14;

/** The beginning of an error's text, indented, without the colours of a terminal. */
function beginningOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, errorLines)
    .map((line) => `\n      ${line}`)
    .join('');
}

/** When all has begun, in ms. */
const started = Date.now();

/** When the part of the tests that runs now has begun, in ms. */
let begun = Date.now();

function title(text) {
  begun = Date.now();
  console.log(`\n== ${text}`);
}

/** Runs a program of the project with its output shown, and returns its exit code. */
function run(args, env = {}) {
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status ?? 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it could write one
  }
}

/** A runner that ends badly without a failed test to show for it (a crash, a file that doesn't load) is one failure. */
function record(name, code, counts) {
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {};
  const seconds = Math.round((Date.now() - begun) / 1000);
  suites.push({ name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, seconds });
}

function vitest(project) {
  const file = join(cache, `${project}.json`);
  const code = run([
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  for (const { name: path, assertionResults } of report?.testResults ?? []) {
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        named.failed.push(
          `${project}: ${relative(root, path)} › ${fullName}${beginningOf(failureMessages?.[0])}`,
        );
  }
  record(
    project,
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
  );
}

/**
 * The tests that ended in a way, `flaky` (passed at a later try only) or `unexpected` (failed): full names, and how the first
 * try of each failed.
 */
function testsThatWere(way, { suites: parts = [], specs = [] }, names = []) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === way))
      .map(({ file, line, title, tests }) => {
        const [first] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        return [`${file}:${line}`, ...names, title].join(' › ') + beginningOf(first?.message);
      }),
    ...parts.flatMap((part) =>
      testsThatWere(way, part, part.title === part.file ? [] : [...names, part.title]),
    ),
  ];
}

/** Journeys in one browser, as `suiteIn` says how; `extra` are further arguments of Playwright. */
function playwright(name, { args, env }, extra = []) {
  const file = join(cache, `${name}.json`);
  const code = run([...args, '--reporter=list,json,./e2e/skipped-reporter.ts', ...extra], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  const stats = report?.stats;
  for (const [list, way] of [
    [named.flaky, 'flaky'],
    [named.failed, 'unexpected'],
  ])
    list.push(...testsThatWere(way, report ?? {}).map((test) => `${name}: ${test}`));
  record(
    name,
    code,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  );
}

/** What a part is allowed for, in ms: with less time left it is not begun. A part took 5 to 9 minutes. */
const longestPart = 10 * 60_000;

/**
 * Whether a part can still be begun: `LECTERN_TEST_MINUTES` says how long all may take, for machines that end a run after
 * a time; without it there is no end. What is left out counts as skipped.
 */
function isTimeLeft(name) {
  const minutes = Number(process.env['LECTERN_TEST_MINUTES'] || Number.POSITIVE_INFINITY);
  begun = Date.now();
  const left = started + minutes * 60_000 - begun;
  if (left > longestPart) return true;
  console.log(`\n== ${name}\nLeft out: ${Math.round(left / 60_000)} of the ${minutes} minutes are left.`);
  record(name, 0, { skipped: 1 });
  return false;
}

/** The journeys that matter most, in another browser where it is installed. */
async function someJourneys(browser) {
  title(`End-to-end tests (${browser}, those tagged @engines)`);
  const found = await suiteIn(browser);
  if (!found.missing) {
    playwright(browser, found, ['--grep=@engines']);
    return;
  }
  console.log(`Left out: ${found.missing}.`);
  record(browser, 0, { skipped: 1 });
}

/**
 * Files of tests of what an API does in other ways when it is the last release (8.8.1) and answers as its servers were
 * recorded, which is what most installations are; all of them run on 8.1.0 anyway. What matters most comes first.
 */
const ofServers = [
  'sessions sign-in-odd item.spec item-values listing.spec listing-actions',
  'filter-operators filters conflicts batch history many-to-one',
  'relations relation-setup related-odd password table-editing table-odd',
  'field-setup schema permissions.spec roles settings',
  'files file-page user-page structure-interfaces system-collections activity transfer webhook notifications',
].flatMap((files) => files.split(' '));

/** Of these, tests of what is the same whatever the API: looks, keys and pointers, sizes. */
const ofTheAppAlone =
  'phone|390|in (nobody|anybody)|axe|by keyboard|by touch|pointer|thousand|three hundred|megabyte|10,000|clock|quick first';

/** Matches the names of tests, as Playwright has them (with their file), that run on the other API. */
const ofServersAlone = `^(?=.*(${ofServers.join('|')})\\S*\\.ts)(?!.*(${ofTheAppAlone}))`;

/**
 * All end-to-end tests, in parts. Those of what differs by server run on the API that is most unlike the embedded one's
 * usual ways; the same on the usual one come last, since there the time may be over.
 */
async function endToEnd() {
  const chromium = await suiteIn('chromium');
  const parts = (name, count, extra, other = chromium) => {
    for (let part = 1; part <= count; part++) {
      const full = `${name} (${part})`;
      if (isTimeLeft(full)) playwright(full, other, [`--shard=${part}/${count}`, ...extra]);
    }
  };
  // What takes long and says little more than a test beside it runs by itself: `npm run e2e -- --grep @long`.
  parts('e2e', 6, [`--grep-invert=@long|${ofServersAlone}`]);
  title('End-to-end tests (8.8.1, answering as its servers were recorded)');
  const recorded = { LECTERN_API_VERSION: '8.8.1', LECTERN_AS_RECORDED: '1' };
  parts('8.8.1', 4, [...ofServers, `--grep-invert=${ofTheAppAlone}`], {
    ...chromium,
    env: { ...chromium.env, ...recorded },
  });
  for (const browser of otherBrowsers) if (isTimeLeft(browser)) await someJourneys(browser);
  title('End-to-end tests (Chromium, embedded API: what ran on 8.8.1 so far)');
  parts('8.1.0', 4, [`--grep=${ofServersAlone}`]);
}

function summary() {
  title('Summary');
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) {
    for (const key of Object.keys(total)) total[key] += suite[key];
    const { name, passed, failed, skipped, seconds } = suite;
    console.log(
      `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${String(skipped).padStart(5)} skipped ${String(seconds).padStart(5)} s`,
    );
  }
  console.log('');
  for (const [way, tests] of Object.entries(named)) {
    for (const test of tests) console.log(`  ${test}`);
    console.log(`Tests that were ${way}: ${tests.length}`);
  }
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

await orExplain(async () => {
  installPackages();
  process.env.CHROMIUM_PATH = await requireChromium();
});
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

title('Check');
const checks = runChecks();
record('check', 0, {
  passed: checks.filter((step) => step.ok).length,
  failed: checks.filter((step) => !step.ok).length,
});
title('Unit tests (Node)');
vitest('unit');
title('Component tests (Chromium)');
vitest('component');
title('End-to-end tests (Chromium, embedded API)');
const isBuilt = existsSync(join(root, 'dist', 'index.html'));
if (!isBuilt) record('e2e', 1);
else await endToEnd();
title('Contract conformance');
record('contract', 0, await runConformance());
summary();
