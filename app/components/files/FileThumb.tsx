import { useMemo } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { type Fit, fileIcon, imageSources, type PictureSize } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useProject } from '#app/session/project.tsx';
import { Picture } from './Picture.tsx';
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
    <div className={classNames(styles.frame, className)} aria-hidden="true">
      <Picture key={sources.join(' ')} sources={sources} fit={fit}>
        {(isBroken) => <Icon name={isBroken ? 'broken_image' : fileIcon(file.type)} size={iconSize} />}
      </Picture>
    </div>
  );
}
