import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './divider.module.css';

export default function Input({ options, field, labelId }: InputProps) {
  const style = ['small', 'medium', 'large'].includes(String(options['style']))
    ? String(options['style'])
    : 'large';
  const description = plainText(options['description']);
  return (
    <div className={styles.divider} data-style={style} data-margin={options['margin'] !== false || undefined}>
      <h2 id={labelId} className={styles.title} data-toc={field.field}>
        {plainText(options['title']) || field.field}
      </h2>
      {options['hr'] === false ? null : <hr className={styles.rule} />}
      {description ? <p className={styles.description}>{description}</p> : null}
    </div>
  );
}
