import { useMemo } from 'react';
import { RowList } from '#app/components/rows/RowList.tsx';
import { StrangeValue } from '#app/components/rows/StrangeValue.tsx';
import { useRows } from '#app/components/rows/use-rows.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { nestedField } from '#app/interfaces/nested-field.ts';
import { NestedInput } from '#app/interfaces/NestedInput.tsx';
import { useNestedInputErrors } from '#app/interfaces/use-nested-input-errors.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './key-value.module.css';
import { fromPairs, type Pair, toPairs } from './pairs.ts';

export default function Input(props: InputProps) {
  const pairs = useMemo(() => toPairs(props.value), [props.value]);
  return pairs === null ? (
    <StrangeValue {...props} onAnew={() => props.onChange(null)} />
  ) : (
    <Pairs {...props} />
  );
}

const parts = ['key', 'value'] as const;

function Pairs(props: InputProps) {
  const { value, onChange, onInputError, options, readonly, collection } = props;
  const text = useInterfaceText('key-value');
  const inputErrors = useNestedInputErrors(onInputError);
  const rows = useRows<Pair>({
    value,
    read: (stored) => toPairs(stored) ?? [],
    write: (list) => {
      const stored = fromPairs(list);
      return 'problem' in stored ? { inputError: text(stored.problem, { ...stored }) } : stored;
    },
    onChange,
    onInputError: (message) => inputErrors.set('', message),
    onReplaced: () => inputErrors.drop(''),
  });
  const fields = useMemo(
    () =>
      parts.map((part) =>
        nestedField(
          {
            field: part,
            name: text(part),
            interface: options[`${part}Interface`],
            type: options[`${part}Type`],
            options: toObject(options[`${part}Options`]),
          },
          collection,
        ),
      ),
    [options, collection, text],
  );
  return (
    <RowList
      input={props}
      rows={rows}
      nameOf={({ key }, at) => clip(plainText(key), 40) || text('row', { position: at + 1 })}
      // The order of an object's keys means nothing: the API compares and may store them otherwise.
      isSortable={false}
      isLabelled
      canDuplicate={false}
      add={{ label: text('add'), onAdd: () => rows.add({ key: null, value: null }) }}
      onRemoved={(id) => inputErrors.drop(`${id}/`)}
      renderRow={(pair, id, at) => (
        <div className={styles.pair}>
          {parts.map((part, which) => {
            const field = fields[which];
            return field ? (
              <NestedInput
                key={part}
                field={field}
                value={pair[part]}
                onChange={(next) => rows.set(id, (now) => ({ ...now, [part]: next }))}
                onSetField={() => undefined}
                onInputError={(message) => inputErrors.set(`${id}/${part}`, message)}
                collection={collection}
                readonly={readonly}
                invalid={props.invalid}
                newItem={props.newItem}
                isLabelAbove={at > 0}
              />
            ) : null;
          })}
        </div>
      )}
    />
  );
}
