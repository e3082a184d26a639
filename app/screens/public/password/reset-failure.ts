import { describeError, inOurWords } from '#app/components/shell/describe-error.ts';
import { ApiError } from '#app/lib/api.ts';
import { clip } from '#app/lib/plain-text.ts';

/**
 * What a refused new password comes of: a link that is spent, forged or too old (codes 104, 105), a password that the
 * server's policy doesn't allow (code 4), or anything else. `message` is the server's.
 */
export interface ResetFailure {
  kind: 'link' | 'password' | 'other';
  message: string;
}

export function resetFailure(error: unknown): ResetFailure {
  const message = clip(describeError(error), 300);
  if (!(error instanceof ApiError)) return { kind: 'other', message };
  if (error.code === 104 || error.code === 105) return { kind: 'link', message };
  const field = /^password: (.+)$/s.exec(error.message);
  return error.code === 4 && field?.[1]
    ? { kind: 'password', message: clip(inOurWords(field[1]), 300) }
    : { kind: 'other', message };
}
