import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import styles from '#app/components/ui/Notice.module.css';
import { type Tone, toneGlyph } from '#app/components/ui/tone.ts';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  icon?: ReactNode;
}

/**
 * A message in the flow of the page. A bad one is announced at once, the others politely; pass `role` to change that
 * (role="none" for what is there from the start).
 */
export function Notice({ tone, title, children, action, icon, className, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.notice, styles[tone], className)}
    >
      <span className={styles.icon}>{icon ?? <Glyph name={toneGlyph[tone]} />}</span>
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
