import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  headerNames,
  pagePolicy,
  securityHeaders,
  securityHeadersFor,
  widened,
  widenedForApi,
  widenedForFiles,
} from '#mocks/host/security-headers.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('security headers', () => {
  it('allow the import map as it stands in the page, and no other inline script', () => {
    const page = read('app/index.html');
    const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(1);
    expect(pagePolicy).toContain(`script-src 'self' '${digest(inline[0] ?? '')}';`);
  });

  it('allow no inline code, no evaluated text and no markup but sanitised one', () => {
    expect(pagePolicy).not.toContain('unsafe-');
    expect(pagePolicy).toContain("require-trusted-types-for 'script'");
  });

  it.each([
    ['http://127.0.0.1:8055/admin/', null, true],
    ['http://localhost/admin/', null, true],
    ['http://[::1]:8055/admin/', null, true],
    ['https://cms.example.com/admin/', null, true],
    ['http://cms.example.com/admin/', 'https', true],
    ['http://cms.intranet.example/admin/', null, false],
    ['http://192.168.1.20:8055/admin/', null, false],
    ['http://127.0.0.1.example.com/admin/', null, false],
  ])('%s, forwarded %s: all of them %s', (address, forwarded, isAll) => {
    const { 'cross-origin-opener-policy': openers, ...others } = securityHeaders;
    expect(securityHeadersFor(new URL(address), forwarded)).toEqual(isAll ? securityHeaders : others);
    expect(openers).toBe('same-origin');
  });

  describe('are documented as they are sent', () => {
    const text = read('docs/deploying.md');
    const block = (kind: string) =>
      new RegExp(`<!-- ${kind} -->\\n\\n([^]*?)\\n<!-- end -->`).exec(text)?.[1] ?? '';
    const lines = (line: (name: string, value: string) => string) =>
      Object.entries(securityHeaders).map(([name, value]) =>
        line(headerNames[name as keyof typeof securityHeaders], value),
      );

    it.each([
      ['nginx', lines((name, value) => `add_header ${name} "${value}" always;`)],
      ['Caddy', lines((name, value) => `${name} "${value}"`)],
      ['static hosts', lines((name, value) => `${name}: ${value}`)],
    ])('for %s', (kind, expected) => {
      const written = block(kind);
      for (const line of expected) expect(written).toContain(line);
    });
  });

  it('say nothing of what the page may load: that has one place, the page', () => {
    expect(securityHeaders['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(pagePolicy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
    expect(pagePolicy).not.toContain('"');
  });

  /** The directives that an origin was added to. */
  const widenedIn = (text: string, origin: string) =>
    text
      .split('; ')
      .filter((rule) => rule.includes(` ${origin} `))
      .map((rule) => rule.split(' ')[0]);

  it('the policy is widened by an origin where that is wanted, and nowhere else', () => {
    const origin = 'https://tiles.example.com';
    const wide = widened(pagePolicy, origin, ['img-src', 'connect-src']);
    expect(widenedIn(wide, origin)).toEqual(['img-src', 'connect-src']);
    expect(wide.replaceAll(` ${origin}`, '')).toBe(pagePolicy);
  });

  it.each([
    ['https://api.example.com/v8/', [], ['script-src', 'style-src', 'connect-src']],
    [
      'http://10.0.0.5:8080/',
      ['img-src', 'media-src', 'frame-src'],
      ['script-src', 'style-src', 'img-src', 'media-src', 'connect-src', 'frame-src'],
    ],
  ])('for an API at %s: files by %j, all of it by %j', (address, files, api) => {
    const url = new URL(address);
    expect(widenedIn(widenedForFiles(pagePolicy, url), url.origin)).toEqual(files);
    expect(widenedIn(widenedForApi(pagePolicy, url), url.origin)).toEqual(api);
  });
});
