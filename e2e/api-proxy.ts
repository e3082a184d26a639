import type { ProxyOptions } from 'vite';

/** Every path but the app's own, which stands at /admin/ as in an installation. */
const notTheApp = '^/(?!admin(?:/|$))';

/**
 * Vite proxy settings that send whatever is not the app itself to the API at `target`. Cookies are loosened on the
 * way back, so that a sign-in works although the page's origin is plain http on this machine, whatever the API's is.
 */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    [notTheApp]: {
      target,
      changeOrigin: true,
      cookieDomainRewrite: '',
      cookiePathRewrite: '/',
      configure: (proxy) => {
        proxy.on('proxyRes', (reply) => {
          const cookies = reply.headers['set-cookie'];
          if (cookies === undefined) return;
          reply.headers['set-cookie'] = cookies.map((cookie) =>
            cookie.replace(/;\s*secure/gi, '').replace(/;\s*samesite=none/gi, '; SameSite=Lax'),
          );
        });
      },
    },
  };
}
