import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button-class.ts';
import styles from '#app/components/ui/Button.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import { Spinner } from '#app/components/ui/Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Omit<ButtonLook, 'square'> {
  /** At work: keeps its width and the focus, swallows clicks, and is announced as busy. */
  pending?: boolean;
  /** Stands before the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words on it. `type` is "button" unless told otherwise. */
export function Button({
  variant,
  size,
  full,
  pending = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled` while pending: that would throw the focus away, and a submit must not go out twice either.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, full }), pending && styles.pending, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {pending ? (
        <span className={styles.spinner}>
          <Spinner size={16} />
        </span>
      ) : null}
    </button>
  );
}
