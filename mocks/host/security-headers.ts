import { isLoopback } from '#mocks/engine/addresses.ts';

/**
 * The digest of the import map in `app/index.html`, the one script that stands in the page. The map's addresses never
 * change, so neither does this; a test compares the two.
 */
const IMPORT_MAP = 'sha256-Rg7I6iseoe55YHbyqf5ETIJfli3knGA1HUHCIn1Oimc=';

/** The two style elements that React Aria adds: how pressable things take touches, and no scrolling behind dialogs. */
const ARIA_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/**
 * What the page may load, and from where. The build writes it into the page as a meta element, the one place to widen it:
 * of a header and a meta element browsers take the stricter one, so no header says this (decision 031).
 */
export const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' '${IMPORT_MAP}'`,
  `style-src 'self' ${ARIA_STYLES.map((digest) => `'${digest}'`).join(' ')}`,
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  // Previews: sites that come by https, and those on the editor's own machine.
  'frame-src https: http://localhost:* http://127.0.0.1:*',
  "form-action 'self'",
  "base-uri 'none'",
  // Markup is made from text by DOMPurify, and by the rich text editor out of what has been tamed (the default policy,
  // which is only there once such an editor has been opened).
  "require-trusted-types-for 'script'",
  'trusted-types dompurify default',
].join('; ');

/** Directives for the files that an API of another address answers, and for its calls and extensions. */
const OF_FILES = ['img-src', 'media-src', 'frame-src'];
const OF_API = ['connect-src', 'script-src', 'style-src'];

/** The policy with an origin (`https://api.example.com`) added to directives. `text` may be a page that holds the policy. */
export function widened(text: string, origin: string, directives: readonly string[]): string {
  return directives.reduce((policy, name) => policy.replace(` ${name} `, ` ${name} ${origin} `), text);
}

/** `text` with the policy widened for the files of an API at `url` that is reached by http: those by https may come from anywhere. */
export function widenedForFiles(text: string, url: URL): string {
  return url.protocol === 'http:' ? widened(text, url.origin, OF_FILES) : text;
}

/** `text` with the policy widened for an API of another origin, and for the extensions that it has. */
export function widenedForApi(text: string, url: URL): string {
  return widenedForFiles(widened(text, url.origin, OF_API), url);
}

/**
 * The headers for a page at `url`. Over plain http browsers ignore the one on openers, but on the own machine, and say
 * so in the console of every page.
 */
export function securityHeadersFor(url: URL, forwardedProtocol: string | null): Record<string, string> {
  const isSecure = isLoopback(url.hostname) || (forwardedProtocol ?? url.protocol.slice(0, -1)) === 'https';
  const { 'cross-origin-opener-policy': openers, ...others } = securityHeaders;
  return isSecure ? { ...others, 'cross-origin-opener-policy': openers } : others;
}

/** What goes out with every file of the bundle. docs/deploying.md has the same for other servers; a test compares. */
export const securityHeaders = {
  // The part of the policy that a page can't say of itself.
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
} as const;

/** The names as they are written in settings of web servers. */
export const headerNames: Record<keyof typeof securityHeaders, string> = {
  'content-security-policy': 'Content-Security-Policy',
  'x-content-type-options': 'X-Content-Type-Options',
  'x-frame-options': 'X-Frame-Options',
  'referrer-policy': 'Referrer-Policy',
  'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
  'permissions-policy': 'Permissions-Policy',
};
