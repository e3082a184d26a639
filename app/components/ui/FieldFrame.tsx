import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import type { FieldShape } from '#app/components/ui/Field.tsx';
import styles from '#app/components/ui/Field.module.css';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';

/** Field's look inside the components of React Aria, which tie the ids themselves. */
export function FieldFrame({
  label,
  hideLabel,
  description,
  error,
  required,
  children,
}: FieldShape & { children: ReactNode }) {
  const head = (
    <Label className={styles.label}>
      {label}
      {required ? (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      ) : null}
    </Label>
  );
  return (
    <>
      {label ? hideLabel ? <VisuallyHidden>{head}</VisuallyHidden> : head : null}
      {children}
      {error === true ? null : (
        <FieldError className={styles.error}>
          <Glyph name="error" size={16} />
          <span>{error}</span>
        </FieldError>
      )}
      {description ? (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
    </>
  );
}
