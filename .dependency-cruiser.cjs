// The direction of imports (docs/architecture.md, "The parts"). Default: not allowed.

/** Layers from the bottom to the top; a file may import from its own layer's folder and from every layer below. */
const layers = [
  ['lib'],
  ['i18n'],
  ['entities'],
  ['session', 'drafts'],
  ['components'],
  ['interfaces', 'layouts'],
  ['editing'],
  ['listing'],
  ['screens'],
  ['routes'],
];
const below = (index) => layers.slice(0, index).flat();
const folder = (...names) => `^app/(?:${names.join('|')})/`;
/** Tests, and what only they use: samples that are set up before each. */
const tests = '(?:\\.test\\.tsx?|/sample-[\\w-]+\\.tsx?)$';
const npm = { dependencyTypes: ['npm', 'npm-dev'] };

const allowedUpward = layers.flatMap((names, index) =>
  names
    .filter((name) => !['entities', 'interfaces', 'layouts', 'screens'].includes(name))
    .map((name) => ({
      from: { path: name === 'components' ? '^app/components/(?!ui/)' : folder(name) },
      to: { path: folder(name, ...below(index)) },
    })),
);

module.exports = {
  allowedSeverity: 'error',
  allowed: [
    ...allowedUpward,
    // English strings stand outside the app's folder: they are the source that translators work from.
    { from: { path: folder('i18n') }, to: { path: '^i18n/' } },
    { from: { path: '^app/lib/version\\.ts$' }, to: { path: '^package\\.json$' } },
    // The design system knows no query, router or i18n.
    { from: { path: '^app/components/ui/' }, to: { path: '^app/(?:lib|components/ui)/' } },
    { from: { path: folder('entities') }, to: { path: folder('lib', 'i18n') } },
    { from: { path: '^app/entities/([^/]+)/' }, to: { path: '^app/entities/$1/' } },
    {
      from: { path: folder('entities') },
      to: { path: '^app/entities/[^/]+/(?!mutations\\.)[^/]+\\.ts$' },
    },
    // A plug-in reaches its own folder and the files beside the folders (registry, contract), never a sibling.
    ...['interfaces', 'layouts'].flatMap((kind) => [
      { from: { path: `^app/${kind}/` }, to: { path: folder(...below(5)) } },
      { from: { path: `^app/${kind}/([^/]+)/` }, to: { path: `^app/${kind}/$1/` } },
      { from: { path: `^app/${kind}/` }, to: { path: `^app/${kind}/[^/]+$` } },
      { from: { path: `^app/${kind}/[^/]+$` }, to: { path: `^app/${kind}/` } },
    ]),
    // A screen knows no other one: what two of them need has a home below.
    { from: { path: folder('screens') }, to: { path: folder(...below(8)) } },
    { from: { path: '^app/screens/([^/]+)/' }, to: { path: '^app/screens/$1/' } },
    { from: { path: `^app/screens/.*${tests}` }, to: { path: folder('screens') } },
    // What several interfaces of rows share; it has no manifest, and is no interface itself.
    { from: { path: '^app/interfaces/' }, to: { path: '^app/interfaces/related/' } },
    { from: { path: '^app/interfaces/related/' }, to: { path: '^app/interfaces/[^/]+$' } },
    { from: { path: folder('layouts') }, to: { path: '^app/interfaces/[^/]+$' } },
    { from: { path: '^app/[^/]+$' }, to: { path: '^app/' } },
    { from: { path: '^app/' }, to: { ...npm, dependencyTypesNot: ['core'] } },
    { from: { path: `^app/.*${tests}` }, to: { dependencyTypes: ['core', 'npm', 'npm-dev'] } },
    // The app has a name for each field that a release of the API comes with; a test holds the two lists together.
    {
      from: { path: '^app/session/system-texts\\.test\\.ts$' },
      to: { path: '^mocks/engine/(?:schema/system|releases/(?:release|system-changes))\\.ts$' },
    },

    // The embedded API: a resource may use the engine, the engine knows nothing of HTTP, both nothing of Node.
    { from: { path: '^mocks/engine/' }, to: { path: '^mocks/(?:engine|storage/(?:driver|kysely)\\.ts$)' } },
    { from: { path: '^mocks/api/' }, to: { path: '^mocks/(?:api|engine|storage/(?:driver|kysely)\\.ts$)' } },
    { from: { path: '^mocks/storage/' }, to: { path: '^mocks/(?:storage|engine)/' } },
    { from: { path: '^mocks/(?:[^/]+$|browser/|host/|seed/)' }, to: { path: '^mocks/' } },
    { from: { path: `^mocks/.*${tests}` }, to: { path: '^mocks/' } },
    { from: { path: '^mocks/' }, to: { path: '^app/entities/[^/]+/types\\.ts$' } },
    { from: { path: '^mocks/' }, to: { ...npm } },
    {
      from: { path: '^mocks/(?:[^/]+$|storage/|host/|seed/|browser/make-data)' },
      to: { dependencyTypes: ['core'] },
    },
    { from: { path: `^mocks/.*${tests}` }, to: { dependencyTypes: ['core'] } },

    { from: { path: '^(?:e2e/|vite\\.config\\.ts$)' }, to: { path: '^(?:e2e/|mocks/)' } },
    // The build makes the packs of the pseudo-locales; tests know what a text is in them.
    { from: { path: '^(?:e2e/|\\.ci/locale-packs\\.ts$)' }, to: { path: '^app/i18n/pseudo\\.ts$' } },
    // What is offered to filter by, and how it is asked, is held against the API for every kind of field.
    {
      from: { path: '^e2e/' },
      to: { path: '^app/(?:entities/(?:items|collections|relations)|lib)/[\\w-]+\\.ts$' },
    },
    { from: { path: '^(?:e2e/|\\.ci/|vite\\.config\\.ts$)' }, to: { path: '^\\.ci/' } },
    // The bundle's own files say what the server of `npm start` sends.
    {
      from: { path: '^\\.ci/(?:deployment|htaccess)\\.' },
      to: { path: '^mocks/host/security-headers\\.ts$' },
    },
    {
      from: { path: '^(?:e2e/|\\.ci/|vite\\.config\\.ts$)' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
  ],
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^app/routeTree' } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
    {
      name: 'engine-and-api-without-node',
      comment:
        'They are to run in a browser too: Node is reached through the ports that serve.ts hands over.',
      severity: 'error',
      from: { path: '^mocks/(?:engine|api)/', pathNot: tests },
      to: {
        path: '^(?:node:|node_modules/(?:libsql|sharp|@hono/node-server)/)|^(?:fs|path|crypto|os|buffer)$',
      },
    },
    {
      name: 'no-test-material-in-the-product',
      severity: 'error',
      from: { path: '^(?:app|mocks)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'only-the-form-knows-formik',
      severity: 'error',
      from: { pathNot: '^app/components/form/' },
      to: { path: 'node_modules/formik/' },
    },
    {
      name: 'only-api-ts-knows-ky',
      severity: 'error',
      from: { pathNot: '^app/lib/api(?:\\.test)?\\.ts$' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'design-system-knows-no-query-router-i18n',
      severity: 'error',
      from: { path: '^app/components/ui/' },
      to: { path: 'node_modules/(?:@tanstack/|i18next|react-i18next)' },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      from: { path: '^(?:app|mocks)/', pathNot: `${tests}|^mocks/seed/generate` },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Extensions are code of other people to us: what they import is the browser's business.
    exclude: { path: '\\.(?:css|png|jpe?g|svg|woff2?)$|\\?|^virtual:|^mocks/(?:browser|seed)/extensions/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts', '.json'],
    },
  },
};
