import type { ReactNode } from 'react';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import styles from './list.module.css';

interface FilterBarProps {
  label: string;
  wanted: string;
  onChange: (wanted: string) => void;
  /** How many there are with it, in words. */
  count: string;
  /** What else stands in the bar. */
  children?: ReactNode;
}

/** Above a list of the settings: what is looked for in it. */
export function FilterBar({ label, wanted, onChange, count, children }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      <TextBox
        type="search"
        className={styles.search}
        aria-label={label}
        placeholder={label}
        value={wanted}
        onChange={onChange}
      />
      <output className={styles.count}>{count}</output>
      {children}
    </div>
  );
}
