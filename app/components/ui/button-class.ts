import styles from '#app/components/ui/Button.module.css';
import { classNames } from '#app/components/ui/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'dense';

export interface ButtonLook {
  /** Default: secondary. */
  variant?: ButtonVariant;
  /** md is 36 px high, dense 30 px; both grow on touch screens. Default: md. */
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  /** Square, holds nothing but an icon. */
  square?: boolean;
}

/** The class names of a button, for links and other elements that have to look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', full, square }: ButtonLook = {}): string {
  return (
    classNames(
      styles.button,
      styles[variant],
      size === 'dense' && styles.dense,
      full && styles.full,
      square && styles.square,
    ) ?? ''
  );
}
