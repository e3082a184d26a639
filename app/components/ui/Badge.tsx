import type { ReactNode } from 'react';
import styles from '#app/components/ui/Badge.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import type { Tone } from '#app/components/ui/tone.ts';

export interface BadgeProps {
  tone?: Tone;
  /** Own colours (CSS), for statuses: take both from badgeColors() of palette.ts, which keeps them readable. */
  color?: string;
  background?: string;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, color, background, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(styles.badge, tone && styles[tone], className)}
      style={color || background ? { color, background } : undefined}
    >
      <span className={styles.text}>{children}</span>
    </span>
  );
}
