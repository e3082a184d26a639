import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import styles from '#app/components/ui/Avatar.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import { firstLetter } from '#app/lib/first-letter.ts';

export interface AvatarProps {
  /** Whose: gives the initials, the tint and the accessible name. */
  name: string;
  /** Address of a picture; initials show until it is there, and when it fails. */
  src?: string | null;
  /** Edge in px. Default 32. */
  size?: number;
  /** The name stands beside it anyway. */
  decorative?: boolean;
  className?: string;
}

/** First letters of the first and the last word. */
export function initials(name: string, locale: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => firstLetter(word ?? '', locale)).join('');
}

/** A hue of its own for each name, the same each time. */
function hueOf(name: string): number {
  let hash = 7;
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 360;
  return hash;
}

export function Avatar({ name, src, size = 32, decorative = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { locale } = useLocale();
  return (
    <span
      className={classNames(styles.avatar, className)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4, ['--hue' as string]: hueOf(name) }}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
    >
      {initials(name, locale)}
      {src && src !== failed ? (
        <img className={styles.image} src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : null}
    </span>
  );
}
