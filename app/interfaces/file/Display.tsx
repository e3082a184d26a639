import { FileThumb } from '#app/components/files/FileThumb.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './file.module.css';
import { toLinked } from './linked.ts';

export function Display({ value, options }: DisplayProps) {
  const linked = toLinked(value);
  if (linked.kind !== 'file') return clip(plainText(value), 80);
  const { file, key } = linked;
  const name = clip(plainText(file.title) || plainText(file.filename_download) || `#${key}`, 80);
  return (
    <span className={styles.cell} title={name}>
      <FileThumb
        file={file}
        fit={options['crop'] === false ? 'contain' : 'crop'}
        iconSize={18}
        className={styles.cellThumb}
      />
      <span className={styles.cellName} dir="auto">
        {name}
      </span>
    </span>
  );
}
