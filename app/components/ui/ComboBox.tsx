import { useRef } from 'react';
import {
  Button,
  Collection,
  ComboBox as AriaComboBox,
  Group,
  Input,
  ListBox,
  ListBoxLoadMoreItem,
} from 'react-aria-components';
import { type Choice, ChoiceItem } from '#app/components/ui/ChoiceItem.tsx';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import type { FieldShape } from '#app/components/ui/Field.tsx';
import fieldStyles from '#app/components/ui/Field.module.css';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import { FollowingPopover } from '#app/components/ui/FollowingPopover.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import inputStyles from '#app/components/ui/input.module.css';
import overlay from '#app/components/ui/overlay.module.css';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { useComboInput, useKnownLabels } from '#app/components/ui/use-combo-input.ts';
import { ListStateTo } from '#app/components/ui/use-sole-choice.tsx';
import buttonStyles from '#app/components/ui/ComboBox.module.css';

export interface ComboBoxProps extends FieldShape {
  /** What is offered now, already filtered by the input. */
  items: readonly Choice[];
  inputValue: string;
  /** Typed, or the label of what was chosen; after leaving, that of the choice in force again. */
  onInputChange: (text: string) => void;
  selectedKey: string | null;
  /** Label of the choice in force, if it has never been among the items. */
  selectedLabel?: string;
  /** Only called when the choice changes. */
  onSelectionChange: (id: string | null) => void;
  /** More is on its way. */
  loading?: boolean;
  /** The items are still those of an earlier text: keys wait for the new ones. Only true while the list is open. */
  isStale?: boolean;
  /** Shown when nothing fits. */
  emptyText: string;
  /** Called when the end of the list comes into view; leave it out when there is no more. */
  loadMore?: () => void;
  /** Any text may be entered, not only what is offered. */
  allowsCustomValue?: boolean;
  /** Shows a cross with this name while something is chosen. */
  clearLabel?: string;
  placeholder?: string;
  /** Opens on focus, when typed in (default), or by the arrow alone. */
  menuTrigger?: 'focus' | 'input' | 'manual';
  disabled?: boolean;
  readOnly?: boolean;
  size?: 'md' | 'dense';
  autoFocus?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onBlur?: () => void;
  className?: string;
}

/** A text box that offers choices; they may come from a server. */
export function ComboBox({ items, inputValue, onInputChange, selectedKey, ...props }: ComboBoxProps) {
  const { selectedLabel, isStale = false } = props;
  const labelOf = useKnownLabels(items, selectedKey, selectedLabel);
  const input = useRef<HTMLInputElement>(null);
  const [first = null, ...others] = items;
  const isSole =
    others.length === 0 && !props.loading && !props.allowsCustomValue && inputValue.trim() !== '';
  const sole = isSole && !first?.disabled ? (first?.id ?? null) : null;
  const { list, isPutBack, noteChoice, inputProps } = useComboInput(input, { inputValue, isStale, sole });
  // React Aria reports the choice in force once more on Enter and on leaving, for the text to be brought into line with it:
  // that is done here, so that the owner hears of nothing but changes.
  const handleChoice = (key: string | number | null) => {
    const id = key === null ? null : String(key);
    noteChoice(id === selectedKey);
    const text = id === null ? '' : (labelOf(id) ?? inputValue);
    if (id !== selectedKey) props.onSelectionChange(id);
    if ((id !== null || !props.allowsCustomValue) && text !== inputValue) onInputChange(text);
  };
  const handleClear = () => {
    props.onSelectionChange(null);
    onInputChange('');
  };
  const { label, hideLabel, description, error, required, emptyText, loading, loadMore, size } = props;
  return (
    <AriaComboBox
      className={classNames(fieldStyles.field, props.className) ?? ''}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      items={items}
      inputValue={inputValue}
      onInputChange={onInputChange}
      value={selectedKey}
      onChange={handleChoice}
      allowsEmptyCollection
      allowsCustomValue={props.allowsCustomValue}
      // React Aria takes the label of a choice that is not among the items for typed, and would open the list again.
      menuTrigger={isPutBack ? 'manual' : props.menuTrigger}
      onOpenChange={props.onOpenChange}
      isDisabled={props.disabled}
      isReadOnly={props.readOnly}
      isInvalid={Boolean(error)}
      isRequired={required}
      validationBehavior="aria"
      autoFocus={props.autoFocus}
      onBlur={props.onBlur}
    >
      <ListStateTo ref={list} />
      <FieldFrame {...{ label, hideLabel, description, error, required }}>
        <Group
          className={classNames(inputStyles.box, size === 'dense' && inputStyles.dense) ?? ''}
          isReadOnly={props.readOnly}
        >
          <Input ref={input} className={inputStyles.input} placeholder={props.placeholder} {...inputProps} />
          <span className={inputStyles.trailing}>
            {loading ? <Spinner size={16} /> : null}
            {selectedKey === null || props.disabled || props.readOnly ? null : (
              <ClearButton label={props.clearLabel} onClear={handleClear} />
            )}
            <Button className={buttonStyles.arrow}>
              <Glyph name="expand" size={16} />
            </Button>
          </span>
        </Group>
      </FieldFrame>
      <FollowingPopover anchor={input} className={classNames(overlay.float, overlay.asWide) ?? ''} offset={4}>
        <ChoiceList {...{ items, loading, emptyText, loadMore }} />
      </FollowingPopover>
    </AriaComboBox>
  );
}

function ChoiceList({
  items,
  loading,
  emptyText,
  loadMore,
}: Pick<ComboBoxProps, 'items' | 'loading' | 'emptyText' | 'loadMore'>) {
  return (
    <ListBox
      className={overlay.list}
      renderEmptyState={() => (
        <div className={overlay.empty}>{loading ? <Spinner size={16} /> : emptyText}</div>
      )}
    >
      <Collection items={items}>{(choice) => <ChoiceItem choice={choice} />}</Collection>
      {loadMore ? (
        <ListBoxLoadMoreItem onLoadMore={loadMore} isLoading={loading} className={overlay.loading}>
          <Spinner size={16} />
        </ListBoxLoadMoreItem>
      ) : null}
    </ListBox>
  );
}
