import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from '#app/components/ui/choice.module.css';
import { classNames } from '#app/components/ui/class-names.ts';

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'checked' | 'onChange' | 'children'
>;

export interface SwitchProps extends NativeInput {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The words beside it; without them give aria-label or aria-labelledby. */
  children?: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, at once. */
export function Switch({ isSelected, onChange, children, description, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.choice, !children && styles.bare, className)}>
      <span className={classNames(styles.control, styles.rail)}>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={isSelected}
          className={classNames(styles.input, styles.switch)}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.mark} />
      </span>
      {children ? (
        <span className={styles.words}>
          {children}
          {description ? <span className={styles.description}>{description}</span> : null}
        </span>
      ) : null}
    </label>
  );
}
