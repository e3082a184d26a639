import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import prepareServers from '../global-setup.ts';
import { installErrorLog, installFinder, installPresses } from './probe.ts';

const library = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
);

/** As for Chromium, and puts the probe into the pages: WebDriver has no way to run a script before those of a page. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const cleanUp = await prepareServers();
  const bundle = process.env['LECTERN_BUNDLE'] ?? '';
  const page = join(bundle, 'index.html');
  await writeFile(
    join(bundle, 'probe.js'),
    `${await readFile(library, 'utf8')};${[installErrorLog, installFinder, installPresses].map((part) => `(${part.toString()})();`).join('')}`,
  );
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<head>', '<head><script src="./probe.js"></script>'));
  return cleanUp;
}
