import { Chip } from '#app/components/ui/Chip.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip } from '#app/lib/plain-text.ts';
import { toTags } from './tag-list.ts';
import styles from './tags.module.css';

/** More chips than any cell shows would only be laid out to be cut off. */
const shown = 12;

export function Display({ value, options }: DisplayProps) {
  return (
    <span className={styles.row}>
      {toTags(value)
        .slice(0, shown)
        .map((tag) => (
          <Chip key={tag}>{clip(options['format'] === true ? formatTitle(tag) : tag, 40)}</Chip>
        ))}
    </span>
  );
}
