import type { ReactNode } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import styles from '#app/components/ui/overlay.module.css';

/** One choice of a select or combo box. */
export interface Choice {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export function ChoiceItem({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} isDisabled={choice.disabled} className={styles.item}>
      {({ isSelected }) => (
        <>
          {choice.icon ? <span className={styles.icon}>{choice.icon}</span> : null}
          <span className={styles.label}>
            <Text slot="label">{choice.label}</Text>
            {choice.description ? (
              <Text slot="description" className={styles.description}>
                {choice.description}
              </Text>
            ) : null}
          </span>
          <span className={styles.check}>{isSelected ? <Glyph name="check" size={16} /> : null}</span>
        </>
      )}
    </ListBoxItem>
  );
}
