import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pagePolicy, widenedForApi } from '../mocks/host/security-headers.ts';
import { htaccess, htaccessOfAssets } from './htaccess.ts';

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
) as { version: string };

/** Where `app/index.html` has room for the policy. */
const place = '<!-- content-security-policy: the build puts it here -->';

/** The line in which the page names the API. */
const apiRootLine = (address: string) => `<meta name="lectern-api-root" content="${address}" />`;

/**
 * `html` with the policy, and for an API elsewhere with its address, in the page and in the policy. Throws for an `apiRoot` that is
 * neither empty nor an address.
 */
export function pageWithPolicy(html: string, apiRoot: string): string {
  if (!html.includes(place)) throw new Error('app/index.html has no place for the content security policy');
  const page = html.replace(place, `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`);
  if (!apiRoot) return page;
  if (!URL.canParse(apiRoot) || /["<>]/.test(apiRoot))
    throw new Error(`LECTERN_API_ROOT=${apiRoot} is no address such as https://api.example.com/`);
  return widenedForApi(page.replace(apiRootLine(''), apiRootLine(apiRoot)), new URL(apiRoot));
}

/**
 * What an installation needs beside the app: the policy in the page, headers for Apache (`.htaccess`), and `version.json`:
 * the version, and the commit where `LECTERN_COMMIT` names it. `LECTERN_API_ROOT` is the address of an API elsewhere.
 */
export function deployment(): Plugin {
  const { LECTERN_API_ROOT: apiRoot = '', LECTERN_COMMIT: commit } = process.env;
  return {
    name: 'deployment',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (html) => pageWithPolicy(html, apiRoot) },
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('.htaccess', htaccess);
      emit('assets/.htaccess', htaccessOfAssets);
      emit('version.json', `${JSON.stringify({ version, ...(commit ? { commit } : {}) })}\n`);
    },
  };
}
