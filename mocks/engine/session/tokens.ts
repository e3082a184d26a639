/** Random tokens, digests and signed tokens, with what every JavaScript engine brings along. */

const encoder = new TextEncoder();

/** 32 random bytes as hex: a session or a static token. */
export function randomToken(bytes = 32): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Text of letters and digits, each equally likely. */
export function randomText(length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 248 is the greatest multiple of 62 in a byte: beyond it some letters would be likelier
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}

export async function digestHex(algorithm: 'SHA-1' | 'SHA-256' | 'SHA-512', text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest(algorithm, encoder.encode(text))));
}

/** Compares without telling by the time taken where the texts differ. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % (b.length || 1));
  return difference === 0;
}

export interface Claims {
  /** `auth`, `reset_password` or `invitation`; a token of one kind is worth nothing as another. */
  type: string;
  project: string;
  id: number;
  email?: string;
  /** Ties a token to a state that its use ends, so that it works once. */
  state?: string;
  /** Tells tokens of the same second apart. */
  jti?: string;
  /** Seconds since 1970, with their fractions: when it was made. */
  iat?: number;
  /** Seconds since 1970. */
  exp: number;
}

/** A JWT (HS256). */
export async function signToken(secret: string, claims: Claims): Promise<string> {
  const head = base64url(encoder.encode('{"typ":"JWT","alg":"HS256"}'));
  const body = base64url(encoder.encode(JSON.stringify(claims)));
  return `${head}.${body}.${await signature(secret, `${head}.${body}`)}`;
}

/** The claims of a token that is ours, of the given kind and not expired; null otherwise. */
export async function readToken(secret: string, type: string, token: string): Promise<Claims | null> {
  const [head, body, signed, more] = token.split('.');
  if (!head || !body || !signed || more !== undefined) return null;
  if (!sameText(await signature(secret, `${head}.${body}`), signed)) return null;
  const claims = claimsOf(token);
  return claims?.type === type && claims.exp > Date.now() / 1000 ? claims : null;
}

/** The claims without any check, to learn which project a token is for. */
export function claimsOf(token: string): Claims | null {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
}

async function signature(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
