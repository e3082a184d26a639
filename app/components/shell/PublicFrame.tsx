import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { projectImageUrl } from '#app/entities/projects/rules.ts';
import type { ProjectInfo } from '#app/entities/projects/types.ts';
import { clip } from '#app/lib/plain-text.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './PublicFrame.module.css';
import { useAccent } from './use-accent.ts';

export interface PublicFrameProps {
  /** Heading, and title of the document. */
  title: string;
  /** Of the chosen project, as soon as it is there: gives the page its colour and pictures. */
  info?: ProjectInfo;
  children: ReactNode;
  /** More room for the work: a wizard's two columns. */
  wide?: boolean;
  /** Under everything, small. */
  footer?: ReactNode;
}

/** The public pages: the work on one side, the project's colour or picture on the other. */
export function PublicFrame({ title, info, children, wide, footer }: PublicFrameProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  const color = info?.project_color ?? null;
  useAccent(color);

  const background = projectImageUrl(info?.project_background);
  const foreground = projectImageUrl(info?.project_foreground);
  const logo = projectImageUrl(info?.project_logo);
  // A name of any length: what doesn't fit into a few lines is cut by the styles, a novel before that.
  const name = clip(info?.project_name ?? '', 300);
  return (
    <div className={classNames(styles.frame, wide && styles.wide)}>
      <main className={styles.work}>
        <div className={styles.column}>
          <div className={styles.brand}>
            <Picture key={logo} className={styles.logo} url={logo}>
              <span className={styles.mark} />
            </Picture>
            <span className={styles.name}>{name}</span>
          </div>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        <footer className={styles.footer}>
          {footer}
          <LanguageChoice />
        </footer>
      </main>
      <div
        className={styles.side}
        style={background ? { backgroundImage: `url(${JSON.stringify(background)})` } : undefined}
        aria-hidden="true"
      >
        <Picture key={foreground} className={styles.foreground} url={foreground}>
          {background ? null : <span className={styles.display}>{name}</span>}
        </Picture>
      </div>
    </div>
  );
}

interface PictureProps {
  url: string | null;
  className: string | undefined;
  /** Stands in for a picture that isn't there or can't be loaded. */
  children: ReactNode;
}

function Picture({ url, className, children }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return children;
  return <img className={className} src={url} alt="" onError={() => setBroken(true)} />;
}
