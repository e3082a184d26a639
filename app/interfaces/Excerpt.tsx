import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { clip } from '#app/lib/plain-text.ts';
import styles from './Excerpt.module.css';

interface ExcerptProps {
  icon: string;
  /** Only its beginning is shown, in one line. */
  text: string;
  /** More of it, as a tip. Default: the text. */
  title?: string;
  /** Of the line. */
  className?: string | undefined;
  dir?: 'auto';
}

/** The beginning of a long text as a display has it. */
export function Excerpt({ icon, text, title = text, className, dir }: ExcerptProps) {
  return (
    <span className={styles.cell} title={clip(title, 1000) || undefined}>
      <Icon name={icon} size={18} />
      <span className={classNames(styles.line, className)} dir={dir}>
        {clip(text.replace(/\s+/g, ' '), 80)}
      </span>
    </span>
  );
}
