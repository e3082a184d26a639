import { describeError } from '#app/components/shell/describe-error.ts';
import type { Tone } from '#app/components/ui/tone.ts';
import { ApiError } from '#app/lib/api.ts';

/** Codes that the catalogue of sign-in messages knows (`errors:code.*`), but for -1. */
const catalogue = [11, 100, 101, 102, 103, 106, 107, 111, 112, 113, 114, 115] as const;

export type KnownCode = (typeof catalogue)[number] | -1;

export interface SignInNotice {
  tone: Tone;
  /** Which message of the catalogue; null: the server's own words. */
  code: KnownCode | null;
  /** The server's words, or how it could not be reached. */
  detail: string | null;
}

function isKnown(code: number): code is KnownCode {
  return (catalogue as readonly number[]).includes(code);
}

/** The message for a code that an address carries; one that is none is an unknown error. */
export function noticeOf(code: number): SignInNotice {
  if (!isKnown(code)) return { tone: 'bad', code: -1, detail: null };
  return { tone: code === 111 ? 'info' : 'warn', code, detail: null };
}

/** The message for a sign-in that failed. */
export function noticeOfError(error: unknown): SignInNotice {
  if (!(error instanceof ApiError)) return { tone: 'bad', code: -1, detail: null };
  if (error.status === 429) return { tone: 'warn', code: null, detail: describeError(error) };
  if (isKnown(error.code) && error.code !== -1) return noticeOf(error.code);
  const detail = error.message || null;
  // A code outside of the catalogue is the server's to explain; without one, it wasn't reached or is out of order.
  return error.code > 0 && detail ? { tone: 'warn', code: null, detail } : { tone: 'bad', code: -1, detail };
}
