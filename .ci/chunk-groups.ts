// The groups of modules that chunks.ts cuts the bundle into: what is shown together. Each has its roots; what a group is made of
// belongs to the first one from whose roots it is reached.

const route = (pattern: string) => new RegExp(`/app/routes/${pattern}\\.tsx\\?tsr-split`);
const app = (pattern: string) => new RegExp(`/app/(?!.*\\.test\\.)${pattern}$`);
const inputs = (ids: string) => app(`interfaces/(?:${ids.trim().split(/\s+/).join('|')})/Input\\.tsx`);

/** What comes as one script, with at most one style sheet. */
export interface Group {
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
export const groups: readonly Group[] = [
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
    sharedBy: /^(?:windowed-lists|settings-model|unused-files)$/,
    styles: 'shell',
    roots: [app('components/feedback/WorkDialog\\.tsx'), app('interfaces/icon/IconGrid\\.tsx')],
  },
  {
    name: 'item-tools',
    sharedBy: /^(?:item-tools|unused-files)$/,
    styles: 'shell',
    roots: [
      app('editing/(?!bulk/|item/history/).*\\.tsx?'),
      app('components/form/(?:FieldMenuList|PasteDialog)\\.tsx'),
      app('components/files/FilePicker\\.tsx'),
      app('components/usages/(?:UsageDrawer|UsageNote|questions)\\.tsx'),
    ],
  },
  {
    name: 'translator',
    styles: 'shell',
    roots: [app('interfaces/translation/(?:TranslatorView|LanguageProgress)\\.tsx')],
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
    sharedBy: /^(?:list-tools|unused-files)$/,
    roots: [
      app('listing/(?!transfer/).*\\.tsx?'),
      app('editing/bulk/.*\\.tsx?'),
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
      app('screens/files/(?!Unused).*\\.tsx'),
      app('components/files/FilePreview\\.tsx'),
    ],
  },
  { name: 'unused-files', styles: 'files', roots: [app('screens/files/UnusedDialog\\.tsx')] },
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
        'screens/settings/collections/(?!arrangement/|(?:NewCollection|Duplicate|DeleteCollection|Preview)Dialog).*\\.tsx',
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
      app('screens/settings/collections/(?:NewCollection|Duplicate|DeleteCollection|Preview)Dialog\\.tsx'),
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
