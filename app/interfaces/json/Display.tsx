import type { DisplayProps } from '#app/interfaces/define.ts';
import { Excerpt } from '#app/interfaces/Excerpt.tsx';
import { writeJson } from '#app/lib/json.ts';
import styles from './json.module.css';

export function Display({ value }: DisplayProps) {
  const text = typeof value === 'string' ? value : writeJson(value, 2);
  return <Excerpt icon="code" text={text} className={styles.line} />;
}
