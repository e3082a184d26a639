import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// The demo build (`npm run build:demo`): the app, and the embedded API in the browser beside it. Nothing of this is in other builds.

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Files that are kept when they were used, and not before: pictures of the guide, languages; and what servers read or nobody does.
 */
const isLeftOut = (name: string) =>
  /^guide\/pictures\/|^assets\/[a-z]{2}-[A-Z\d]{2,3}-[^/]*$|\.htaccess$|^licences\.txt$|^lectern\.d\.ts$|^\.vite\//.test(
    name,
  );
/** SQLite's own way to its files, which are brought another way here. */
const isUnused = (name: string) => /^assets\/sqlite3-/.test(name);
/** What the first page needs is kept with the service worker, all else after the data have come. */
const comesLater = (name: string) => !/^(?:index\.html|start\.js|favicon\.svg)$/.test(name);

/** `data`: folder of what mocks/browser/make-data.ts has made. */
export function demo(data: string): Plugin {
  return {
    name: 'demo',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: here('mocks/browser/service-worker.ts'), fileName: 'sw.js' });
      for (const name of readdirSync(data)) {
        const source = readFileSync(join(data, name));
        this.emitFile({ type: 'asset', fileName: `demo/${name}`, source });
      }
    },
    transform: {
      filter: { id: /\/app\/main\.tsx$/ },
      // Before the app: it holds calls until somebody answers them.
      handler: (code) => ({ code: `import '#mocks/browser/page.ts';\n${code}`, map: null }),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('name="lectern-api-root" content=""', 'name="lectern-api-root" content="./api/"')
          .replace('trusted-types dompurify default', 'trusted-types dompurify default lectern-demo'),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of Object.keys(bundle)) if (isUnused(name)) delete bundle[name];
        const fixed = readdirSync(here('app/public'), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(here('app/public').length + 1));
        const names = [...Object.keys(bundle), ...fixed]
          .map((name) => name.replaceAll('\\', '/'))
          .filter((name) => name !== 'sw.js' && !isLeftOut(name));
        const sum = createHash('sha256');
        for (const name of names.toSorted()) {
          const output = bundle[name];
          sum.update(name);
          if (output) sum.update(output.type === 'chunk' ? output.code : output.source);
        }
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built');
        const lists = {
          version: sum.digest('hex').slice(0, 16),
          files: names.filter((name) => !comesLater(name)),
          later: names.filter(comesLater),
        };
        worker.code = `const lecternBundle = ${JSON.stringify(lists)};\n${worker.code}`;
      },
    },
  };
}
