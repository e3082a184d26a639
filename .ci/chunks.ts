import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { type Group, groups } from './chunk-groups.ts';

// How the bundle is cut into files (docs/decisions/018): by what is shown together. Each group has its roots; a module
// belongs to the first group of the list from whose roots it is reached by static imports, so that a group needs nothing
// but itself and groups before it. What no group reaches is cut by the bundler.
type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

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
