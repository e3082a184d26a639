import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { browserslistToTargets } from 'lightningcss';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';
import { pseudoLocales, pseudoStrings } from './app/i18n/pseudo.ts';
import { chunking } from './.ci/chunks.ts';
import { englishStrings, namespaceTypes, ownNamespaces, stringsFile } from './.ci/namespaces.ts';
import { apiPaths, forwardTo } from './mocks/host/forwarding.ts';
import { remoteApi } from './mocks/host/remote-api.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const testing = process.env['VITEST'] !== undefined;

/** The browsers of .browserslistrc, for scripts and for styles: what all of them know is left as it is written. */
const browsers = browserslist(null, { path: here('.') });
const target = browserslistToEsbuild(browsers);
const targets = browserslistToTargets(browsers);

/**
 * React Aria brings its own texts in 34 languages into the first download. Only those stay that the app itself speaks;
 * for any other it falls back to English, as the app does.
 */
function spokenLocalesOnly(): Plugin {
  const spoken = new Set(readdirSync(here('i18n')));
  return {
    name: 'spoken-locales-only',
    apply: 'build',
    transform: {
      filter: { id: /react-(?:aria|aria-components|stately)\/dist\/.*intlStrings\.mjs$/ },
      handler: (code) => {
        const lines = code.split('\n').filter((line) => {
          const locale = /^import .*\/([a-z]{2}-[A-Z]{2})\.mjs";$|^\s*"([a-z]{2}-[A-Z]{2})":/.exec(line);
          return locale === null || spoken.has(locale[1] ?? locale[2] ?? '');
        });
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}

/** The files of English strings by namespace: one for each area, and those beside the plug-ins in one for their kind. */
function englishFiles(): { namespace: string; plugin: string | null; path: string }[] {
  const areas = ownNamespaces().map((namespace) => ({
    namespace,
    plugin: null,
    path: stringsFile(namespace),
  }));
  const plugins = ['interfaces', 'layouts'].flatMap((kind) =>
    readdirSync(here(`app/${kind}`)).map((id) => ({
      namespace: kind,
      plugin: id,
      path: here(`app/${kind}/${id}/en-US.json`),
    })),
  );
  return [...areas, ...plugins.filter(({ path }) => existsSync(path))];
}

/** Packs of the pseudo-locales, made of the English strings as they are: addresses of files that only they load. */
function pseudoPacks(): Plugin {
  const prefix = 'virtual:pseudo-locale/';
  let isBuild = false;
  return {
    name: 'pseudo-packs',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:pseudo-locale\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:pseudo-locale\// },
      handler(id) {
        const locale = pseudoLocales.find((name) => id === `\0${prefix}${name}`);
        if (!locale) return null;
        const pack: Record<string, Record<string, unknown>> = {};
        for (const { namespace, plugin, path } of englishFiles()) {
          this.addWatchFile(path);
          const strings = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
          const own = pseudoStrings(strings, locale);
          pack[namespace] = { ...pack[namespace], ...(plugin === null ? own : { [plugin]: own }) };
        }
        const source = JSON.stringify(pack);
        const address = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${locale}.json`, source })}`
          : JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        return { code: `export default ${address};`, map: null };
      },
    },
  };
}

/**
 * React Aria empties its live regions by writing markup, which a page with trusted types refuses: the next date that is
 * typed would take the screen down. No node at all is the same.
 */
function announcerWithoutMarkup(): Plugin {
  return {
    name: 'announcer-without-markup',
    apply: 'build',
    transform: {
      filter: { id: /react-aria\/dist\/.*LiveAnnouncer\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(/\.innerHTML = ''/g, '.replaceChildren()'), map: null }),
    },
  };
}

/**
 * Leaflet writes markup while it loads, to see whether that makes an SVG, which a page with trusted types refuses: it
 * would not load at all. A node says the same.
 */
function mapWithoutMarkup(): Plugin {
  return {
    name: 'map-without-markup',
    apply: 'build',
    transform: {
      filter: { id: /leaflet\/dist\/leaflet-src\.esm\.js$/ },
      handler: (code) => ({
        code: code.replace("div.innerHTML = '<svg/>'", "div.append(svgCreate('svg'))"),
        map: null,
      }),
    },
  };
}

/** All that is not the app itself goes to the API. */
function proxyTo(address: string): Record<string, ProxyOptions> {
  const { url, auth } = remoteApi(address);
  return { [apiPaths]: { target: url.href, auth, configure: (proxy) => forwardTo(url, proxy) } };
}

/** What the app imports, by the names that it uses. */
async function packagesOfTheApp(): Promise<string[]> {
  const { readFile, readdir } = await import('node:fs/promises');
  const files = await readdir(here('app'), { recursive: true });
  const found = new Set(['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react']);
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const code = await readFile(here(`app/${file}`), 'utf8');
    for (const [, name] of code.matchAll(
      /^(?!import type)[^'\n]*(?:from|import\() ?'((?:@[\w-]+\/)?[a-z][\w./-]*)'/gm,
    )) {
      if (name && !/^(?:node:|vitest)|\.json$/.test(name)) found.add(name);
    }
  }
  return [...found];
}

/** Unit tests run in Node, component tests in a real Chromium. The browser's code is only loaded by tests. */
async function projects(): Promise<TestProjectConfiguration[]> {
  const [{ playwright }, { chromiumLaunch }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./e2e/chromium.ts'),
  ]);
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'node',
        // Machines under load are slow; no test waits for a time to pass.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        include: ['{app,mocks,e2e}/**/*.test.ts', '.ci/**/*.test.{mjs,ts}'],
      },
    },
    {
      extends: true,
      // All at once and before the first test: a package found on the way is packed anew, with the page reloaded under
      // the running test and two copies of React in it.
      optimizeDeps: { include: await packagesOfTheApp() },
      test: {
        name: 'component',
        include: ['app/**/*.test.tsx'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 800 },
          provider: playwright({ launchOptions: chromiumLaunch }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ];
}

const chunks = chunking();

export default defineConfig(
  async ({ command }): Promise<ViteUserConfig> => ({
    root: testing ? here('.') : here('app'),
    // The bundle works from any folder; the development server stands where an installation has the app.
    base: testing ? '/' : command === 'serve' ? '/admin/' : './',
    plugins: [
      ...(testing
        ? []
        : [
            tanstackRouter({
              target: 'react',
              routesDirectory: here('app/routes'),
              generatedRouteTree: here('app/routeTree.gen.ts'),
              tmpDir: here('.cache/router'),
              quoteStyle: 'single',
              semicolons: true,
              addExtensions: true,
              autoCodeSplitting: true,
              disableLogging: true,
              codeSplittingOptions: {
                // Sign-in is the first thing most visits show: a chunk of its own would cost one more round trip.
                splitBehavior: ({ routeId }) => (routeId === '/login' ? [] : undefined),
              },
            }),
            namespaceTypes(),
          ]),
      englishStrings(),
      react(),
      spokenLocalesOnly(),
      announcerWithoutMarkup(),
      mapWithoutMarkup(),
      pseudoPacks(),
      chunks.plugin,
    ],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        targets,
        cssModules: { pattern: command === 'build' ? '[hash]-[local]' : '[name]-[local]-[hash]' },
      },
    },
    build: {
      outDir: here('dist'),
      emptyOutDir: true,
      manifest: true,
      target,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks.groups },
        },
      },
      // Fonts stay files: the strict content policy admits no font out of a data address.
      assetsInlineLimit: (file) => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
    },
    server: {
      fs: { allow: [here('.')] },
      proxy: testing ? {} : proxyTo(process.env['LECTERN_API'] || 'http://127.0.0.1:8055'),
    },
    ...(testing ? { test: { projects: await projects() } } : {}),
  }),
);
