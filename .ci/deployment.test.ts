import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../mocks/host/security-headers.ts';
import { pageWithPolicy } from './deployment.ts';

const html = readFileSync('app/index.html', 'utf8');
const policyOf = (page: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];

describe('the page of the bundle', () => {
  it('has the policy before anything that it is about, and after the encoding', () => {
    const page = pageWithPolicy(html, '');
    expect(policyOf(page)).toBe(pagePolicy);
    const at = page.indexOf('http-equiv="Content-Security-Policy"');
    expect(page.indexOf('<meta charset')).toBeLessThan(at);
    for (const tag of ['<script', '<link', '<style', '<img']) {
      const first = page.indexOf(tag);
      if (first >= 0) expect(first).toBeGreaterThan(at);
    }
  });

  it.each([
    ['https://api.example.com/v8/', ['script-src', 'style-src', 'connect-src']],
    ['http://10.0.0.5/', ['script-src', 'style-src', 'img-src', 'media-src', 'connect-src', 'frame-src']],
  ])('names an API at %s, and lets it be asked', (address, directives) => {
    const page = pageWithPolicy(html, address);
    expect(page).toContain(`<meta name="lectern-api-root" content="${address}" />`);
    const { origin } = new URL(address);
    const rules = policyOf(page)?.split('; ') ?? [];
    expect(rules.filter((rule) => rule.includes(` ${origin} `)).map((rule) => rule.split(' ')[0])).toEqual(
      directives,
    );
  });

  it.each(['api.example.com', '/api', 'https://x/"><script>'])('%j is no address of an API', (address) => {
    expect(() => pageWithPolicy(html, address)).toThrow('is no address');
  });
});
