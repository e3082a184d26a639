/** Whether a source was changed after it was translated, by the revisions of both. Pure. */
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { isBlank, wordsOf } from './rules.ts';
import type { Freshness, RowHistory, TimedRevision } from './types.ts';

/** Saved with one another, ms: an act writes several rows, in an order that is the server's own. */
const atOnce = 2000;

export interface FreshnessQuestion {
  /** Of the translations; the source has one of the same name. */
  field: Field;
  /** The source as it is now. */
  source: unknown;
  sourceHistory: RowHistory;
  targetHistory: RowHistory;
}

/**
 * A text is outdated when its source reads otherwise than when the translation was last sent; whoever sends the same text
 * again says that it is still right. What was taken back, and blanks, are no change.
 */
export function freshnessOf({ field, source, sourceHistory, targetHistory }: FreshnessQuestion): Freshness {
  const name = field.field;
  if (isBlank(field, source)) return { kind: 'current' };
  const sentIn = ({ revisions }: RowHistory) => revisions.filter(({ delta }) => Object.hasOwn(delta, name));
  const [set] = sentIn(targetHistory);
  if (!set) return { kind: 'unknown' };
  const sent = sentIn(sourceHistory);
  const later = sent.filter((revision) => isLater(revision, set));
  const then = sent.find((revision) => !later.includes(revision));
  if (later.length === 0) {
    const isKnown = then !== undefined || (sourceHistory.isWhole && sourceHistory.revisions.length > 0);
    return { kind: isKnown ? 'current' : 'unknown' };
  }
  // Without times nobody can tell what was saved together.
  if (!then || later.some(({ at }) => at === null) || set.at === null) return { kind: 'unknown' };
  const before = plainText(ownValue(then.delta, name));
  return compared(field, before) === compared(field, source)
    ? { kind: 'current' }
    : { kind: 'outdated', before, after: source };
}

function isLater(revision: TimedRevision, set: TimedRevision): boolean {
  if (revision.id <= set.id) return false;
  return revision.at === null || set.at === null || revision.at - set.at > atOnce;
}

/** A text without what nobody reads: blanks, and in HTML the way it is written. Pictures and links count. */
function compared(field: Field, value: unknown): string {
  const text = plainText(value);
  const addresses = text.match(/\b(?:src|href)="[^"]*"/g) ?? [];
  return [wordsOf(field, text).replace(/\s+/g, ' '), ...addresses].join('\n');
}
