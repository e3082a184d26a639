import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

// How the bundle is cut into files (docs/decisions/018): by what is shown together. Each group has its roots; a module
// belongs to the first group of the list from whose roots it is reached by static imports, so that a group needs nothing
// but itself and groups before it. What no group reaches is cut by the bundler.
const route = (pattern: string) => new RegExp(`/app/routes/${pattern}\\.tsx\\?tsr-split`);
const app = (pattern: string) => new RegExp(`/app/(?!.*\\.test\\.)${pattern}$`);
const inputs = (ids: string) => app(`interfaces/(?:${ids.trim().split(/\s+/).join('|')})/Input\\.tsx`);

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** What comes as one script, with at most one style sheet. */
interface Group {
  name: string;
  /** Modules that it is made for, by their ids. */
  roots: readonly RegExp[];
  /** The group whose style sheet holds its styles too. */
  styles?: string;
  /** A large library with its editor: what it shares with a light group belongs to that one. */
  heavy?: boolean;
  /** It also takes what two or more light groups after it need, if all of them have such a name. */
  sharedBy?: RegExp;
}

/** In the order in which visitors come to need them. */
const groups: readonly Group[] = [
  {
    name: 'first',
    roots: [app('index\\.html'), app('main\\.tsx')],
  },
  {
    name: 'shell',
    roots: [
      route('\\$project/(?:route|collections/index|bookmarks/.*)'),
      app('components/shell/LanguageNotice\\.tsx'),
      // Every screen behind the sign-in waits for them.
      app('session/system-texts\\.ts'),
    ],
  },
  {
    name: 'listing',
    styles: 'shell',
    roots: [
      route('\\$project/(?:collections/\\$collection/(?:route|index)|\\$system/index)'),
      app('listing/load-listing\\.ts'),
      app('layouts/tabular/Layout\\.tsx'),
    ],
  },
  {
    name: 'controls',
    styles: 'shell',
    roots: [
      app('components/ui/\\w+\\.tsx'),
      app('components/command/(?:CommandMenu|ShortcutList)\\.tsx'),
      app('components/people/PersonCard\\.tsx'),
      app('components/shell/(?:ProjectPanel|NotificationHistory|IdleWarning|ReloginDialog)\\.tsx'),
      app('components/shell/tell-refused\\.ts'),
      app('session/bookmarks\\.ts'),
      inputs('date datetime time datetime-created datetime-updated'),
    ],
  },
  {
    name: 'item',
    styles: 'shell',
    roots: [
      route('\\$project/(?:collections/\\$collection|\\$system)/\\$primaryKey'),
      inputs(`text-input textarea dropdown toggle numeric status slug primary-key user-created user-updated many-to-one
        file divider sort wysiwyg tags`),
    ],
  },
  {
    name: 'shared',
    sharedBy: /./,
    styles: 'shell',
    roots: [
      inputs('one-to-many many-to-many files translation repeater checkboxes-relational user'),
      app('interfaces/related/.*\\.tsx'),
    ],
  },
  // With the library that they use, which no first screen needs.
  {
    name: 'windowed-lists',
    sharedBy: /^(?:windowed-lists|settings-model)$/,
    styles: 'shell',
    roots: [app('components/feedback/WorkDialog\\.tsx'), app('interfaces/icon/IconGrid\\.tsx')],
  },
  {
    name: 'item-tools',
    styles: 'shell',
    roots: [
      app('editing/(?!bulk/|item/history/).*\\.tsx?'),
      app('components/form/(?:FieldMenuList|PasteDialog)\\.tsx'),
      app('components/files/FilePicker\\.tsx'),
    ],
  },
  // What runs code of the installation's own, with all that it hands on.
  {
    name: 'extension',
    styles: 'shell',
    roots: [
      app('components/extension/.*\\.tsx?'),
      app('interfaces/custom/(?:CustomField|register)\\.tsx'),
      app('layouts/custom/(?:custom-layout|host-parts)\\.tsx?'),
    ],
  },
  { name: 'history', styles: 'shell', roots: [app('editing/item/history/.*\\.tsx?')] },
  {
    name: 'list-tools',
    roots: [
      app('listing/(?!transfer/).*\\.tsx?'),
      app('editing/bulk/.*\\.ts'),
      app('layouts/tabular/.*\\.tsx'),
    ],
  },
  {
    name: 'home',
    styles: 'shell',
    roots: [
      app('screens/collections/RecentWork\\.tsx'),
      app('components/shell/(?:FirstSteps|ManageTablesDialog)\\.tsx'),
    ],
  },
  { name: 'help', styles: 'shell', roots: [app('components/help/HelpPanel\\.tsx')] },
  { name: 'transfer', roots: [app('listing/transfer/.*Dialog\\.tsx')] },
  { name: 'layouts', sharedBy: /^layout/, styles: 'shell', roots: [app('layouts/DatedSetup\\.tsx')] },
  ...['cards', 'calendar', 'timeline', 'board', 'tree'].map((id) => ({
    name: `layout-${id}`,
    roots: [app(`layouts/${id}/.*\\.tsx`)],
  })),
  {
    name: 'files',
    roots: [
      route('\\$project/files/(?:index|\\$primaryKey)'),
      app('screens/files/.*\\.tsx'),
      app('components/files/FilePreview\\.tsx'),
    ],
  },
  {
    name: 'users',
    roots: [route('\\$project/users/.*'), route('\\$project/activity/.*'), app('screens/users/.*\\.tsx')],
  },
  {
    name: 'settings',
    sharedBy: /^settings/,
    roots: [
      route(
        '\\$project/settings/(?:index|global|bookmarks|(?:collections|roles)/index|webhooks/.*|interfaces/.*)',
      ),
      app('screens/settings/webhooks/.*\\.tsx'),
      app('screens/settings/prefetch\\.ts'),
      app('components/shell/SettingsNav\\.tsx'),
    ],
  },
  {
    name: 'settings-fields',
    styles: 'settings',
    roots: [
      route('\\$project/settings/collections/\\$collection'),
      app('screens/settings/(?:fields|relations)/(?!Own|FieldRule|Value|ask-).*\\.tsx'),
      app(
        'screens/settings/collections/(?!arrangement/|(?:NewCollection|Duplicate|DeleteCollection)Dialog).*\\.tsx',
      ),
    ],
  },
  {
    name: 'field-tools',
    styles: 'settings',
    // The controls of filters stay where the listing has them.
    heavy: true,
    roots: [
      app('screens/settings/fields/(?:OwnOptions|ask-about-values)\\.tsx'),
      app('screens/settings/collections/arrangement/.*\\.tsx'),
      app('interfaces/interface-options/OptionPicker\\.tsx'),
    ],
  },
  {
    name: 'settings-roles',
    styles: 'settings',
    roots: [
      route('\\$project/settings/roles/.*'),
      app('screens/settings/(?:roles(?!/NewRoleDialog)|permissions|simulator)/.*\\.tsx?'),
    ],
  },
  {
    name: 'settings-dialogs',
    styles: 'settings',
    roots: [
      app('screens/settings/roles/NewRoleDialog\\.tsx'),
      app('screens/settings/collections/(?:NewCollection|Duplicate|DeleteCollection)Dialog\\.tsx'),
    ],
  },
  { name: 'settings-model', styles: 'settings', roots: [route('\\$project/settings/(?:diagram|transfer)')] },
  {
    name: 'markup',
    roots: [
      app('components/feedback/(?:sanitized|markdown)-fragment\\.ts'),
      app('interfaces/wysiwyg/HtmlView\\.tsx'),
    ],
  },
  { name: 'rich-text', heavy: true, roots: [app('interfaces/wysiwyg/engine\\.ts')] },
  {
    name: 'code',
    heavy: true,
    roots: [
      app('components/code-editor/.*\\.tsx?'),
      inputs('code json'),
      app('interfaces/wysiwyg/Source\\.tsx'),
    ],
  },
  { name: 'markdown', heavy: true, roots: [inputs('markdown')] },
  { name: 'map', heavy: true, roots: [inputs('map'), app('interfaces/map/MapCanvas\\.tsx')] },
  { name: 'crop', heavy: true, roots: [app('components/files/PictureEditor\\.tsx')] },
  {
    name: 'inputs',
    styles: 'shell',
    roots: [app('interfaces/(?!(?:wysiwyg|code|json|markdown|map)/)[^/]+/Input\\.tsx')],
  },
  { name: 'public', roots: [route('(?:accept-invite|install|reset-password|setup-2fa)')] },
];

/**
 * What addresses need at once, beside what index.html names itself: the first entry counts whose expression fits what
 * stands behind the hash. start.js has the browser fetch the frame's files beside the first ones, and the rest right after.
 */
const starts: readonly { at: string; groups: readonly string[] }[] = [
  { at: '^(?:/(?:login|install|reset-password|setup-2fa)?)?(?:[?]|$)', groups: [] },
  { at: '^/[^/]+/collections/[^/?]+/?(?:\\?|$)', groups: ['shell', 'listing'] },
  { at: '^/[^/]+/(?:collections/[^/]+|files|users)/[^/?]', groups: ['shell', 'item', 'shared', 'inputs'] },
  { at: '^/[^/]+/settings/collections/[^/?]', groups: ['shell', 'settings-fields', 'inputs'] },
  { at: '^/[^/]+/settings/roles/[^/?]', groups: ['shell', 'settings-roles'] },
  { at: '', groups: ['shell'] },
];

/** The table of `starts` with the files' names, as a meta element: the content security policy allows no script for it. */
function startFiles(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const filesOf = (names: readonly string[]) => {
    const found = new Set<string>();
    const left = [...chunks.values()]
      .filter(({ name }) => names.includes(name))
      .map(({ fileName }) => fileName);
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const chunk = chunks.get(file);
      if (!chunk || chunk.isEntry || found.has(file)) continue;
      found.add(file);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
      left.push(...chunk.imports);
    }
    return [...found];
  };
  const first = filesOf(['shell']);
  const table = starts.map(({ at, groups: names }) =>
    names.length === 0
      ? { at, first: [], then: [] }
      : { at, first, then: filesOf(names).filter((file) => !first.includes(file)) },
  );
  return {
    tag: 'meta',
    attrs: { name: 'lectern-start-files', content: JSON.stringify(table) },
    injectTo: 'head',
  };
}

/** The plugin sorts the modules once all are known; `groups` is the bundler's `codeSplitting.groups`. */
export function chunking(): { plugin: Plugin; groups: CodeSplittingGroup[] } {
  const groupOf = new Map<string, string>();
  return {
    plugin: {
      name: 'chunk-groups',
      apply: 'build',
      buildEnd() {
        groupOf.clear();
        const ids = [...this.getModuleIds()];
        const reached = new Map(
          groups.map((group) => [
            group,
            reachedFrom(ids, group.roots, (id) => this.getModuleInfo(id)?.importedIds),
          ]),
        );
        for (const id of ids) {
          const own = ownerOf(groups.filter((group) => reached.get(group)?.has(id)));
          if (own) groupOf.set(id, id.endsWith('.css') ? (own.styles ?? own.name) : own.name);
        }
      },
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle }) => (bundle ? [startFiles(bundle)] : []),
      },
    },
    groups: groups.map(({ name }, index) => ({
      name,
      priority: groups.length - index,
      test: (id) => groupOf.get(id) === name,
    })),
  };
}

/** All that the roots import, straight or on the way, but packages: their indexes name what nobody uses. */
function reachedFrom(
  ids: readonly string[],
  roots: readonly RegExp[],
  importsOf: (id: string) => readonly string[] | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  const left = ids.filter((id) => roots.some((root) => root.test(id)));
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    left.push(...(importsOf(id) ?? []));
  }
  return found;
}

/** The group that a module goes to, of those that need it. */
function ownerOf(users: readonly Group[]): Group | undefined {
  const light = users.filter(({ heavy }) => !heavy);
  const first = light[0] ?? users[0];
  if (!first || light.length < 2) return first;
  const common = groups.findLast(
    ({ sharedBy }) => sharedBy && light.every(({ name }) => sharedBy.test(name)),
  );
  return common && groups.indexOf(common) < groups.indexOf(first) ? common : first;
}
