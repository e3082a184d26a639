import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { type Choice, ChoiceItem } from '#app/components/ui/ChoiceItem.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import type { FieldShape } from '#app/components/ui/Field.tsx';
import fieldStyles from '#app/components/ui/Field.module.css';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import inputStyles from '#app/components/ui/input.module.css';
import overlay from '#app/components/ui/overlay.module.css';
import styles from '#app/components/ui/Select.module.css';

/** No API value can be this. */
const NONE = '\u0000none';

export interface SelectProps extends FieldShape {
  items: readonly Choice[];
  /** null: nothing is chosen. */
  selectedKey: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string;
  /** Adds a first choice with these words that stands for nothing chosen. */
  emptyLabel?: string;
  disabled?: boolean;
  size?: 'md' | 'dense';
  autoFocus?: boolean;
  onBlur?: () => void;
  className?: string;
}

/** One of several. Typing letters jumps to a choice. */
export function Select({ items, selectedKey, onChange, placeholder, emptyLabel, ...props }: SelectProps) {
  const { disabled, size, className, autoFocus, onBlur, ...shape } = props;
  const choices = emptyLabel === undefined ? items : [{ id: NONE, label: emptyLabel }, ...items];
  return (
    <AriaSelect
      className={classNames(fieldStyles.field, className) ?? ''}
      aria-labelledby={shape.labelledBy}
      aria-describedby={shape.describedBy}
      value={selectedKey}
      onChange={(key) => onChange(key === NONE || key === null ? null : String(key))}
      placeholder={placeholder ?? emptyLabel ?? ''}
      isDisabled={disabled}
      isInvalid={Boolean(shape.error)}
      isRequired={shape.required}
      validationBehavior="aria"
      autoFocus={autoFocus}
      onBlur={onBlur}
    >
      <FieldFrame {...shape}>
        <Button
          className={classNames(inputStyles.box, size === 'dense' && inputStyles.dense, styles.button) ?? ''}
          data-invalid={shape.error ? true : undefined}
        >
          <SelectValue<Choice> className={styles.value}>
            {({ defaultChildren, selectedItem }) => {
              const selected = selectedItem ?? items.find((item) => item.id === selectedKey);
              return !selected ? (
                <span className={classNames(styles.text, selectedKey !== null && styles.stored)}>
                  {selectedKey ?? defaultChildren}
                </span>
              ) : (
                <>
                  {selected.icon ? <span className={styles.icon}>{selected.icon}</span> : null}
                  <span className={styles.text}>{selected.label}</span>
                </>
              );
            }}
          </SelectValue>
          <span className={styles.arrow}>
            <Glyph name="expand" size={16} />
          </span>
        </Button>
      </FieldFrame>
      <Popover className={classNames(overlay.float, overlay.asWide) ?? ''} offset={4}>
        <ListBox className={overlay.list} items={choices}>
          {(choice) => <ChoiceItem choice={choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
