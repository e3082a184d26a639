import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { browserslistToTargets } from 'lightningcss';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';
import { ariaLocales } from './.ci/aria-locales.ts';
import { bundledPackages } from './.ci/bundled-packages.ts';
import { chunking } from './.ci/chunks.ts';
import { demo } from './.ci/demo.ts';
import { deployment } from './.ci/deployment.ts';
import { guide } from './.ci/guide.ts';
import { localePacks } from './.ci/locale-packs.ts';
import { englishStrings, namespaceTypes } from './.ci/namespaces.ts';
import { apiPaths, forwardTo } from './mocks/host/forwarding.ts';
import { remoteApi } from './mocks/host/remote-api.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const testing = process.env['VITEST'] !== undefined;

/** The browsers of .browserslistrc, for scripts and for styles: what all of them know is left as it is written. */
const browsers = browserslist(null, { path: here('.') });
const target = browserslistToEsbuild(browsers);
const targets = browserslistToTargets(browsers);

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

/** While developing, the page is loaded anew when a file of an extension has changed. */
function reloadedExtensions(folder: string): Plugin {
  return {
    name: 'reloaded-extensions',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      if (testing) return;
      watcher.add(folder);
      watcher.on('change', (file) => {
        if (file.startsWith(folder)) ws.send({ type: 'full-reload' });
      });
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
  // The API as it runs in a browser.
  for (const name of ['@sqlite.org/sqlite-wasm', 'hono', 'kysely']) found.add(name);
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
        include: ['{app,mocks}/**/*.test.tsx'],
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
      ariaLocales(),
      announcerWithoutMarkup(),
      mapWithoutMarkup(),
      localePacks(),
      guide(),
      deployment(),
      ...(process.env['LECTERN_DEMO'] ? [demo(process.env['LECTERN_DEMO'])] : []),
      bundledPackages(),
      chunks.plugin,
      reloadedExtensions(here(`${process.env['LECTERN_DATA'] || '.data'}/extensions`)),
    ],
    // The contract of extensions is tested over the demo's.
    resolve: { alias: testing ? { lectern: here('app/layouts/custom/lectern.ts') } : {} },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        targets,
        cssModules: { pattern: command === 'build' ? '[hash]-[local]' : '[name]-[local]-[hash]' },
      },
    },
    worker: { format: 'es' },
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
