import { useEffect, useState } from 'react';
import styles from '#app/components/ui/BusyBar.module.css';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';

const PATIENCE_MS = 400;

export interface BusyBarProps {
  /** Something is under way. */
  busy: boolean;
  label: string;
}

/** A thin bar over the page, for work that takes longer than 400 ms. */
export function BusyBar({ busy, label }: BusyBarProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late ? (
    <div className={styles.top}>
      <ProgressBar label={label} className={styles.bar} />
    </div>
  ) : null;
}
