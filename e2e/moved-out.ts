import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';

/** A plug-in of the app as an extension folder would have it: file → content. */
export type MovedOut = ReadonlyMap<string, string | Uint8Array>;

const root = fileURLToPath(new URL('../', import.meta.url));
const hosts = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  '@tanstack/react-query',
  'lectern',
];

/** What the host hands on as `lectern`. */
const handedOn = new Set(
  (/export const \{([^}]*)\}/.exec(readFileSync(`${root}app/public/shared/lectern.js`, 'utf8'))?.[1] ?? '')
    .split(',')
    .map((name) => name.trim()),
);

/**
 * The app's modules by way of `lectern`, as far as it has what they export: whoever moves a plug-in out writes just that
 * in place of the app's own paths. The rest comes along.
 */
function byWayOfTheHost(folder: string): Plugin {
  return {
    name: 'by-way-of-the-host',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // What the app's own build makes is only named by modules of which nothing is left in the end.
      if (hosts.includes(source) || source.startsWith('virtual:')) return { id: source, external: true };
      if (!/^(?:#app\/|\.)/.test(source) || !/\.tsx?$/.test(source) || importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      // Its own files come along as they are.
      if (!found || found.id.startsWith(`${root}app/${folder}/`)) return null;
      const code = readFileSync(found.id, 'utf8');
      const names = [...code.matchAll(/^export (?:const|(?:async )?function\*?|class) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const handed = names.filter((name) => handedOn.has(String(name)));
      return handed.length > 0 ? `\0host:${handed.join(',')}:${found.id}` : null;
    },
    load(id) {
      if (!id.startsWith('\0host:')) return null;
      const [, names = '', file = ''] = id.split(':');
      return `export * from ${JSON.stringify(file)};\nexport { ${names} } from 'lectern';`;
    },
  };
}

/** Builds a plug-in of the app, unchanged, into an extension. `folder`: below `app/`, such as `interfaces/rating`. */
export async function moveOut(folder: string): Promise<MovedOut> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [byWayOfTheHost(folder)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: `${root}app/${folder}/index.ts`,
        formats: ['es'],
        fileName: () => 'module.js',
        cssFileName: 'module',
      },
      rollupOptions: {
        external: hosts,
        treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const all = Array.isArray(output) ? output : [output];
  return new Map(
    all
      .flatMap((each) => ('output' in each ? each.output : []))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

/** Lets the installation offer an extension, as if its folder were there. `meta`: of its `meta.json`, with its id. */
export async function offer(
  page: Page,
  kind: 'interfaces' | 'layouts',
  files: MovedOut,
  meta: { id: string; name: string; types?: string[] },
): Promise<void> {
  const path = `extensions/custom/${kind}/${meta.id}/meta.json`;
  await page.route(new RegExp(`/${kind}$`), (route) =>
    route.fulfill({ json: { data: [{ version: '1.0.0', ...meta, path }] } }),
  );
  await page.route(new RegExp(`/extensions/custom/${kind}/${meta.id}/`), (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = files.get(name);
    if (body === undefined)
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
}
