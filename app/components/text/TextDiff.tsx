import { diffWordsWithSpace } from 'diff';
import { type ReactNode, useMemo } from 'react';
import styles from './TextDiff.module.css';

/** Characters of unchanged text that are left on each side of a change. */
const around = 60;

/** Share of the longer text that has to be in both, for a mix of the two to be readable. */
const minCommon = 0.4;

/** Longer texts, both together, take too long to be compared word by word. */
export const longestCompared = 20_000;

interface TextDiffProps {
  before: string;
  after: string;
  /** Shown for texts that have little in common, or are too long to be compared. */
  otherwise: ReactNode;
}

/** A text with what was taken out and put in, word by word; long stretches that stayed are cut. */
export function TextDiff({ before, after, otherwise }: TextDiffProps) {
  const isLong = before.length + after.length > longestCompared;
  const parts = useMemo(() => (isLong ? [] : diffWordsWithSpace(before, after)), [isLong, before, after]);
  const common = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (isLong || common < minCommon * Math.max(before.length, after.length))
    return <div className={styles.whole}>{otherwise}</div>;
  return (
    <p className={styles.diff} dir="auto">
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return <span key={index}>{shortened(value, index === 0, index === parts.length - 1)}</span>;
      })}
    </p>
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * around + 20) return text;
  const start = isFirst ? '' : text.slice(0, around);
  const end = isLast ? '' : text.slice(-around);
  return `${start} … ${end}`;
}
