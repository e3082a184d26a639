import type { ExtensionKind } from '#app/entities/extensions/types.ts';

/** The demo's extensions, and the demo's own page: their files as texts, by their paths. */
const files = new Map(
  [
    import.meta.glob<string>('../seed/extensions/**/*.{json,js,css}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
    import.meta.glob<string>('./extensions/**/*.{json,js,css}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ].flatMap((found) =>
    Object.entries(found).map(([path, text]) => [path.replace(/^.*?\/extensions\//, ''), text] as const),
  ),
);

const types = new Map([
  ['json', 'application/json'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
]);

/** What the API lists of a kind. */
export function listed(kind: ExtensionKind): object[] {
  return [...files].flatMap(([path, text]) => {
    const [, id] = new RegExp(`^${kind}/([^/]+)/meta\\.json$`).exec(path) ?? [];
    return id ? [{ id, path: `extensions/custom/${path}`, ...(JSON.parse(text) as object) }] : [];
  });
}

/** A file of theirs, by its path below the API's root. */
export function answerOwn(path: string): Response {
  const name = path.replace('/extensions/custom/', '');
  const text = files.get(name);
  if (text === undefined)
    return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const type = types.get(name.split('.').at(-1) ?? '') ?? 'text/plain';
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  });
}
