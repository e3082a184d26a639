import type { ReactNode } from 'react';
import { SearchField } from '#app/components/page/SearchField.tsx';
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
      <SearchField className={styles.search} label={label} value={wanted} onChange={onChange} />
      <output className={styles.count}>{count}</output>
      {children}
    </div>
  );
}
