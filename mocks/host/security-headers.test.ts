import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders, securityHeadersFor } from '#mocks/host/security-headers.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const policy = securityHeaders['content-security-policy'];

describe('security headers', () => {
  it('allow the import map as it stands in the page, and no other inline script', () => {
    const page = read('app/index.html');
    const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(1);
    expect(policy).toContain(`script-src 'self' '${digest(inline[0] ?? '')}';`);
  });

  it('allow no inline code, no evaluated text and no markup but sanitised one', () => {
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'");
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
    const titles: Record<string, string> = {
      'content-security-policy': 'Content-Security-Policy',
      'x-content-type-options': 'X-Content-Type-Options',
      'x-frame-options': 'X-Frame-Options',
      'referrer-policy': 'Referrer-Policy',
      'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
      'permissions-policy': 'Permissions-Policy',
    };
    const lines = (line: (name: string, value: string) => string) =>
      Object.entries(securityHeaders).map(([name, value]) => line(titles[name] ?? name, value));

    it.each([
      ['nginx', lines((name, value) => `add_header ${name} "${value}" always;`)],
      ['Apache', lines((name, value) => `Header always set ${name} "${value}"`)],
      ['Caddy', lines((name, value) => `${name} "${value}"`)],
      ['static hosts', lines((name, value) => `${name}: ${value}`)],
    ])('for %s', (kind, expected) => {
      const written = block(kind);
      for (const line of expected) expect(written).toContain(line);
    });
  });
});
