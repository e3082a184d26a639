/** What the content security policy has refused, by what a user can do about it. */
export interface RefusedOrigin {
  /** Whom the page may not ask: `https://tiles.example.com`. */
  origin: string;
  /** The directive that would have to name it: `img-src`. */
  directive: string;
  /** Whose policy it was: the line in the page, or a header that the server sends beside it. */
  policy: 'page' | 'header';
}

type Report = Pick<
  SecurityPolicyViolationEvent,
  'blockedURI' | 'effectiveDirective' | 'originalPolicy' | 'disposition'
>;

/** What a breach says of an address of others; null for inline code and the like, and for what was only reported. */
export function refusedOrigin(
  { blockedURI, effectiveDirective, originalPolicy, disposition }: Report,
  pagePolicy: string | null,
): RefusedOrigin | null {
  if (disposition === 'report' || !/^https?:/.test(blockedURI) || !URL.canParse(blockedURI)) return null;
  return {
    origin: new URL(blockedURI).origin,
    // Browsers fall back from the particular to the general, which is what a policy mostly names.
    directive: effectiveDirective.replace(/-(?:elem|attr)$/, ''),
    policy: originalPolicy === pagePolicy ? 'page' : 'header',
  };
}

const known = new Map<string, RefusedOrigin>();
let listener: ((refused: RefusedOrigin) => void) | null = null;

/** Notes breaches of the policy from now on, each origin once for each directive. */
export function watchPolicy(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  document.addEventListener('securitypolicyviolation', (event) => {
    const refused = refusedOrigin(event, meta?.content ?? null);
    const key = JSON.stringify(refused);
    if (!refused || known.has(key)) return;
    known.set(key, refused);
    listener?.(refused);
  });
}

/** Has one listener told of what was refused since the page was loaded, and of what will be. Returns how to end that. */
export function onRefusedOrigin(tell: (refused: RefusedOrigin) => void): () => void {
  for (const refused of known.values()) tell(refused);
  listener = tell;
  return () => {
    if (listener === tell) listener = null;
  };
}
