import { type ReactNode, useEffect } from 'react';
import type { ProjectInfo } from '#app/entities/projects/types.ts';
import styles from './PublicFrame.module.css';
import { useAccent } from './use-accent.ts';

export interface PublicFrameProps {
  /** Heading, and title of the document. */
  title: string;
  /** Of the chosen project, as soon as it is there: gives the page its colour and pictures. */
  info?: ProjectInfo;
  children: ReactNode;
  /** Under everything, small. */
  footer?: ReactNode;
}

/** The public pages: the work on one side, the project's colour or picture on the other. */
export function PublicFrame({ title, info, children, footer }: PublicFrameProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  const color = info?.project_color ?? null;
  useAccent(color);

  const background = imageOf(info?.project_background);
  const foreground = imageOf(info?.project_foreground);
  const logo = imageOf(info?.project_logo);
  const name = info?.project_name ?? '';
  return (
    <div className={styles['frame']}>
      <main className={styles['work']}>
        <div className={styles['column']}>
          <div className={styles['brand']}>
            {logo ? (
              <img className={styles['logo']} src={logo} alt="" />
            ) : (
              <span className={styles['mark']} />
            )}
            <span className={styles['name']}>{name}</span>
          </div>
          <h1 className={styles['title']}>{title}</h1>
          {children}
        </div>
        {footer ? <footer className={styles['footer']}>{footer}</footer> : null}
      </main>
      <div
        className={styles['side']}
        style={background ? { backgroundImage: `url(${JSON.stringify(background)})` } : undefined}
        aria-hidden="true"
      >
        {foreground ? (
          <img className={styles['foreground']} src={foreground} alt="" />
        ) : background ? null : (
          <span className={styles['display']}>{name}</span>
        )}
      </div>
    </div>
  );
}

function imageOf(image: ProjectInfo['project_logo'] | undefined): string | null {
  return image?.full_url ?? image?.url ?? null;
}
