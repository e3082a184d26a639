import { type ReactNode, useEffect } from 'react';
import { Glyph, type GlyphName } from '#app/components/ui/Glyph.tsx';
import styles from './message.module.css';

export interface MessageScreenProps {
  glyph: GlyphName;
  /** Heading, and title of the document. */
  title: string;
  children: ReactNode;
  /** What the server or the code said, for whoever is asked for help. */
  detail?: string;
  actions?: ReactNode;
}

/** A whole page that only says something, inside the shell or without it. */
export function MessagePage({ glyph, title, children, detail, actions }: MessageScreenProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className={styles.center}>
      <div className={styles.message}>
        <span className={styles.glyph}>
          <Glyph name={glyph} size={28} />
        </span>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p>{children}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </main>
  );
}
