import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from '#app/components/ui/choice.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'children'>;

export interface CheckboxProps extends NativeInput {
  isSelected: boolean;
  /** Neither on nor off (some of several). A click then reports true. */
  isIndeterminate?: boolean;
  /** `event.shiftKey` serves range selection. */
  onChange: (isSelected: boolean, event: { shiftKey: boolean }) => void;
  /** The words beside it; without them give aria-label. */
  children?: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({
  isSelected,
  isIndeterminate = false,
  onChange,
  children,
  description,
  className,
  ref,
  ...input
}: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, !children && styles.bare, className)}>
      <span className={styles.control}>
        <input
          {...input}
          // `indeterminate` is no attribute: it exists on the element alone.
          ref={(element) => {
            if (element) element.indeterminate = isIndeterminate;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          type="checkbox"
          className={styles.input}
          checked={isSelected}
          onChange={(event) => {
            const native = event.nativeEvent;
            onChange(event.target.checked, { shiftKey: native instanceof MouseEvent && native.shiftKey });
          }}
        />
        <span className={styles.mark}>
          {isIndeterminate || isSelected ? (
            <Glyph name={isIndeterminate ? 'remove' : 'check'} size={14} />
          ) : null}
        </span>
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
