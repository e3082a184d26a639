// `npm run check -- advisories`: what the registry knows of faults in the packages that are used. It needs the network and says
// something else each day, so that it runs only when it is asked for. Where the registry doesn't answer, that is said.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const severe = new Set(['moderate', 'high', 'critical']);

/**
 * What an answer of `npm audit --json` means.
 *
 * @param {{ vulnerabilities?: Record<string, { name: string, severity: string, nodes: string[], via: unknown[] }> } | null} answer
 *   null or without the list: the registry did not answer
 * @param {ReadonlySet<string>} bundled folders of the packages in the bundle
 * @param {(folder: string) => boolean} isForWork whether a package is only for working on Lectern
 * @returns {{ issues: string[], notices: string[] }} what has to be mended before a release, and what is only said: a fault
 *   in the bundle always counts, one in what the embedded API runs from moderate on, one in a tool never
 */
export function judged(answer, bundled, isForWork) {
  if (!answer?.vulnerabilities)
    return { issues: [], notices: ['The registry’s advisories could not be read: nothing is known.'] };
  const issues = [];
  const notices = [];
  for (const { name, severity, nodes, via } of Object.values(answer.vulnerabilities)) {
    const titles = via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause.title]));
    const line = `${name} (${severity}): ${titles.join('; ') || `by ${via.join(', ')}`}`;
    const isBundled = nodes.some((folder) => bundled.has(folder));
    const isServed = nodes.some((folder) => !isForWork(folder)) && severe.has(severity);
    (isBundled || isServed ? issues : notices).push(line);
  }
  return { issues, notices };
}

function audit() {
  const npm = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return JSON.parse(npm.stdout);
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const list = 'dist/.vite/packages.json';
  const { packages } = read('package-lock.json');
  const { issues, notices } = judged(
    audit(),
    new Set(existsSync(join(root, list)) ? read(list) : []),
    (folder) => packages[folder]?.dev === true,
  );
  for (const line of notices) console.log(`notice  ${line}`);
  for (const line of issues) console.log(`ISSUE   ${line}`);
  if (notices.length + issues.length === 0) console.log('No advisories.');
  process.exitCode = issues.length > 0 ? 1 : 0;
}
