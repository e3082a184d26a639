import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { licenceTexts } from './licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

/** Helpers that the build tools put into scripts, by how their modules are called. */
const helpers: readonly [RegExp, string][] = [
  [/^\0vite\//, 'node_modules/vite'],
  [/^\0rolldown\//, 'node_modules/rolldown'],
];

/** The folder of the package that a module is part of (`node_modules/react`); undefined for the app's own. */
export function packageFolder(id: string): string | undefined {
  const helper = helpers.find(([pattern]) => pattern.test(id));
  if (helper) return helper[1];
  const path = id.replaceAll('\\', '/');
  return /^(?:.*?\/)?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(
    path.startsWith(root) ? path.slice(root.length) : path,
  )?.[1];
}

/**
 * Which packages are in the bundle: `.vite/packages.json`, a sorted list of their folders as the lock names them, and
 * `licences.txt` with the texts of their licences.
 */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
      );
      // Style sheets are modules without code: the bundler no longer names them by chunk.
      const styles = [...this.getModuleIds()].filter((id) => /\.css(?:$|\?)/.test(id));
      const folders = [...new Set([...ids, ...styles].flatMap((id) => packageFolder(id) ?? []))].sort();
      const lock = readFileSync(`${root}package-lock.json`, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: `${JSON.stringify(folders, null, 1)}\n`,
      });
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: licenceTexts(folders, JSON.parse(lock)),
      });
    },
  };
}
