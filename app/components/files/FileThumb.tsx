import { useMemo, useState } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { type Fit, fileIcon, imageSources, type PictureSize } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './thumb.module.css';

interface FileThumbProps {
  file: StoredFile;
  fit: Fit;
  /** Default: medium. */
  size?: PictureSize;
  /** px of the icon in the place of a picture. */
  iconSize?: number;
  /** Of the frame, which says how large it is. */
  className?: string | undefined;
}

/** The picture of a file in a frame of fixed size, an icon of its kind when it has none. Says nothing by itself. */
export function FileThumb({ file, fit, size = 'medium', iconSize = 40, className }: FileThumbProps) {
  const project = useProject();
  const sources = useMemo(() => imageSources(project, file, fit, size), [project, file, fit, size]);
  return (
    <div className={classNames(styles['frame'], className)} aria-hidden="true">
      <Picture
        key={sources.join(' ')}
        sources={sources}
        fit={fit}
        icon={fileIcon(file.type)}
        iconSize={iconSize}
      />
    </div>
  );
}

interface PictureProps {
  /** Addresses to be tried, one after the other. */
  sources: readonly string[];
  fit: Fit;
  icon: string;
  iconSize: number;
}

function Picture({ sources, fit, icon, iconSize }: PictureProps) {
  const [at, setAt] = useState(0);
  const [isThere, setThere] = useState(false);
  const source = sources[at];
  return (
    <>
      {isThere ? null : (
        <Icon name={sources.length > 0 && source === undefined ? 'broken_image' : icon} size={iconSize} />
      )}
      {source === undefined ? null : (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles['picture']}
          data-fit={fit}
          data-there={isThere || undefined}
          onLoad={() => setThere(true)}
          onError={() => setAt(at + 1)}
        />
      )}
    </>
  );
}
