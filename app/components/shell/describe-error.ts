import { i18n } from '#app/i18n/setup.ts';
import { ApiError, isFailedQuery } from '#app/lib/api.ts';
import { isCodeLost } from '#app/lib/missing-parts.ts';

/** What to tell the user about a failure: the server's own words where it was reached, else ours. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 0) return error.message || i18n.t('unreachable', { ns: 'errors' });
    if (isFailedQuery(error)) return i18n.t('failedQuery', { ns: 'errors', message: error.message });
    return error.message || i18n.t('unknown', { ns: 'errors' });
  }
  // Browsers' own words for code that came in part or not at all mean nothing to who reads them.
  if (isCodeLost(error)) return i18n.t('missingPart.unreachable');
  return error instanceof Error && error.message ? error.message : i18n.t('unknown', { ns: 'errors' });
}
