import { describe, expect, it } from 'vitest';
import { refusedOrigin } from './refused-origins.ts';

const page = "default-src 'none'; img-src 'self'";

describe('what the content security policy has refused', () => {
  it.each([
    ['https://tiles.example.com/3/4.png', 'img-src', page, 'https://tiles.example.com', 'img-src', 'page'],
    ['http://10.0.0.5:8080', 'connect-src', page, 'http://10.0.0.5:8080', 'connect-src', 'page'],
    ['https://a.example/x.js', 'script-src-elem', page, 'https://a.example', 'script-src', 'page'],
    ['https://a.example/x.css', 'style-src-elem', page, 'https://a.example', 'style-src', 'page'],
    ['https://a.example/x.png', 'img-src', "img-src 'self'", 'https://a.example', 'img-src', 'header'],
  ])('%s by %s', (blockedURI, effectiveDirective, originalPolicy, origin, directive, policy) => {
    const report = { blockedURI, effectiveDirective, originalPolicy, disposition: 'enforce' } as const;
    expect(refusedOrigin(report, page)).toEqual({ origin, directive, policy });
  });

  it.each(['inline', 'eval', 'trusted-types-sink', 'data', 'blob', '', 'https://'])(
    '%j is no address that could be allowed',
    (blockedURI) => {
      const report = {
        blockedURI,
        effectiveDirective: 'script-src',
        originalPolicy: page,
        disposition: 'enforce',
      };
      expect(refusedOrigin(report as never, page)).toBeNull();
    },
  );

  it('what is only reported is not refused', () => {
    const report = { blockedURI: 'https://a.example/', effectiveDirective: 'img-src', originalPolicy: page };
    expect(refusedOrigin({ ...report, disposition: 'report' }, page)).toBeNull();
  });

  it('without a policy in the page it was that of a header', () => {
    const report = { blockedURI: 'https://a.example/', effectiveDirective: 'img-src', originalPolicy: page };
    expect(refusedOrigin({ ...report, disposition: 'enforce' }, null)).toMatchObject({ policy: 'header' });
  });
});
