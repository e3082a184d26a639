import { expect, it } from 'vitest';
import { headerNames, securityHeaders } from '../mocks/host/security-headers.ts';
import { htaccess, htaccessOfAssets } from './htaccess.ts';

/** The directives of a file, each with the modules that it is written for. */
function directivesOf(text: string): { name: string; modules: string[] }[] {
  const modules: string[] = [];
  return text.split('\n').flatMap((line) => {
    const [, module] = /^\s*<IfModule (\w+)\.c>$/.exec(line) ?? [];
    if (module) modules.push(module);
    if (/^\s*<\/IfModule>$/.test(line)) modules.pop();
    const [, name] = /^\s*([A-Z]\w+) /.exec(line) ?? [];
    return name ? [{ name, modules: [...modules] }] : [];
  });
}

/** Which module knows a directive that `AllowOverride FileInfo` lets a folder give. */
const moduleOf = new Map([
  ['Header', 'mod_headers'],
  ['RequestHeader', 'mod_headers'],
  ['AddType', 'mod_mime'],
  ['AddCharset', 'mod_mime'],
  ['AddOutputFilterByType', 'mod_filter'],
]);

it('sends Apache’s clients what npm start sends', () => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    const written = headerNames[name as keyof typeof securityHeaders];
    expect(htaccess).toContain(`Header always set ${written} "${value}"`);
  }
});

it.each([
  ['of the app', htaccess],
  ['of what never changes', htaccessOfAssets],
])(
  'the file %s asks for nothing that a server without a module, or with FileInfo alone, refuses',
  (_, text) => {
    const directives = directivesOf(text);
    expect(directives.length).toBeGreaterThan(0);
    for (const { name, modules } of directives)
      expect([name, modules]).toEqual([name, expect.arrayContaining([moduleOf.get(name)])]);
  },
);
