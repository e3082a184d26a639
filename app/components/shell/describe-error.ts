import { i18n } from '#app/i18n/setup.ts';
import { ApiError, isFailedQuery } from '#app/lib/api.ts';
import { minLengthIn } from '#app/lib/min-length.ts';
import { isCodeLost } from '#app/lib/missing-parts.ts';

/**
 * What to tell the user about a failure: the server's own words where it was reached, else ours. Ours, too, for what the server
 * says of attempts and passwords, since who signs in knows nothing of servers.
 */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 0) return error.message || i18n.t('unreachable', { ns: 'errors' });
    if (error.status === 429) return tooManyAttempts(error.retryAfter);
    if (isFailedQuery(error)) return i18n.t('failedQuery', { ns: 'errors', message: error.message });
    return inOurWords(error.message) || i18n.t('unknown', { ns: 'errors' });
  }
  // Browsers' own words for code that came in part or not at all mean nothing to who reads them.
  if (isCodeLost(error)) return i18n.t('missingPart.unreachable');
  return error instanceof Error && error.message ? error.message : i18n.t('unknown', { ns: 'errors' });
}

/** A message of the server in our words, where there are some. */
export function inOurWords(message: string): string {
  const min = minLengthIn(message);
  return min === null ? message : i18n.t('tooShort', { ns: 'errors', count: min });
}

function tooManyAttempts(seconds: number | null): string {
  return seconds === null
    ? i18n.t('tooManyAttempts', { ns: 'errors' })
    : i18n.t('tooManyAttemptsFor', { ns: 'errors', seconds: Math.max(1, seconds) });
}
