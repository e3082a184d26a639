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

const POLICY = [
  "default-src 'none'",
  `script-src 'self' '${IMPORT_MAP}'`,
  `style-src 'self' ${ARIA_STYLES.map((digest) => `'${digest}'`).join(' ')}`,
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  'frame-src https:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  // Markup is made from text by DOMPurify, and by the rich text editor out of what has been tamed (the default policy,
  // which is only there once such an editor has been opened).
  "require-trusted-types-for 'script'",
  'trusted-types dompurify default',
].join('; ');

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
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
} as const;
