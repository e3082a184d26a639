import { Icon } from '#app/components/ui/Icon.tsx';
import styles from './SecretMark.module.css';

/** In cells: that there is a secret, and nothing of it. */
export function SecretMark({ label }: { label: string }) {
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <Icon name="lock" size={18} />
    </span>
  );
}
