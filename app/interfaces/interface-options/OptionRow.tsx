import { Suspense, use, useCallback, useId, useMemo } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { OptionDefinition } from '#app/interfaces/define.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { interfaceOf } from '#app/interfaces/registry.ts';
import styles from './interface-options.module.css';
import { optionField, optionValue } from './option-fields.ts';
import { pickerOf } from './option-pickers.ts';
import { OptionTargetContext } from './option-target.ts';

/** Only where a field is set up. */
const OptionPicker = lazyPart(() => import('./OptionPicker.tsx'));

export interface OptionRowProps {
  option: OptionDefinition;
  /** Id of the interface whose option it is. */
  of: string;
  stored: Record<string, unknown>;
  collection: string;
  readonly: boolean;
  newItem: boolean;
  onChange: (value: unknown) => void;
  onInputError: (message: string | null) => void;
}

/** One option: name, input, note. The input is that of the interface which the option names. */
export function OptionRow({
  option,
  of,
  stored,
  collection,
  readonly,
  newItem,
  ...handlers
}: OptionRowProps) {
  const id = useId();
  const text = useInterfaceText(of);
  const find = useCallback(
    (key: string) => {
      const found = text(key);
      // A string that there is none of comes back as its key.
      return found.endsWith(key) ? null : found;
    },
    [text],
  );
  const field = useMemo(() => optionField(option, collection, find), [option, collection, find]);
  const definition = interfaceOf(field)?.definition;
  const name = text(`options.${option.key}.name`);
  const comment = find(`options.${option.key}.comment`) ?? '';
  const target = use(OptionTargetContext);
  const picker = target ? pickerOf(of, option.key) : null;
  const isGroup = definition === undefined || definition.group === true;
  const frame = {
    className: styles.option,
    'data-option': option.key,
    'data-wide': option.width === 'half' ? undefined : true,
  };
  const value = optionValue(option, stored);
  const input = (describedBy: string | undefined) => (
    <InterfaceInput
      id={id}
      labelId={`${id}-label`}
      describedBy={describedBy}
      value={value}
      onChange={handlers.onChange}
      onInputError={handlers.onInputError}
      // Options stand in no form of their own: there is no other field to set.
      onSetField={() => undefined}
      field={field}
      collection={collection}
      readonly={readonly}
      required={option.required === true}
      invalid={false}
      newItem={newItem}
    />
  );
  if (target && picker && !readonly) {
    return (
      <div {...frame}>
        <Suspense fallback={null}>
          <OptionPicker
            {...{ picker, target, stored, value, comment }}
            label={name}
            onChange={handlers.onChange}
            raw={
              <>
                <VisuallyHidden id={`${id}-label`}>{name}</VisuallyHidden>
                {input(undefined)}
              </>
            }
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div {...frame}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {name}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      {input(comment ? `${id}-note` : undefined)}
      {comment ? (
        <p id={`${id}-note`} className={styles.note}>
          {comment}
        </p>
      ) : null}
    </div>
  );
}
