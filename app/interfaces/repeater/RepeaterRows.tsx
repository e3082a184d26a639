import { useMemo, useState } from 'react';
import { RowList } from '#app/components/rows/RowList.tsx';
import { useRows } from '#app/components/rows/use-rows.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useNestedInputErrors } from '#app/interfaces/use-nested-input-errors.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './repeater.module.css';
import { headingOf, isInline, startValues } from './row-fields.ts';
import { RowForm, RowHeading } from './RowForm.tsx';
import { newRow, readRows, type Row, type StoreShape, withValue, writeRows } from './row-store.ts';

interface RepeaterRowsProps extends InputProps {
  fields: readonly Field[];
  shape: StoreShape;
}

export function RepeaterRows({ fields, shape, ...props }: RepeaterRowsProps) {
  const { value, options } = props;
  const text = useInterfaceText('repeater');
  const [open, setOpen] = useState<string | null>(null);
  const inputErrors = useNestedInputErrors(props.onInputError);
  const rows = useRows<Row>({
    value,
    read: (stored) => readRows(stored, shape) ?? [],
    write: (list) => {
      const stored = writeRows(list, shape);
      return 'problem' in stored
        ? { inputError: text(stored.problem, { ...stored, field: shape.keyField }) }
        : stored;
    },
    onChange: props.onChange,
    onInputError: (message) => inputErrors.set('', message),
    onReplaced: () => inputErrors.drop(''),
  });
  const { entries } = rows;
  const template = plainText(options['template']);
  const placeholder = plainText(options['placeholder']) || text('empty');
  const limit = Math.max(0, Math.floor(Number(options['limit']) || 0));
  const inline = isInline(fields, props.field.width);
  const nameOf = ({ values }: Row, at: number) => {
    const heading = values === null ? null : headingOf(values, template, fields);
    return heading === null ? text('row', { position: at + 1 }) : clip(heading, 40);
  };
  const add = useMemo(
    () => (others: readonly Row[]) => newRow(startValues(fields), others, shape),
    [fields, shape],
  );
  return (
    <>
      <RowList
        input={props}
        {...{ rows, nameOf }}
        // The order of an object's keys means nothing.
        isSortable={shape.keyField === null}
        canDuplicate={options['duplicable'] !== false}
        isLabelled={inline}
        add={
          fields.length > 0 && (limit === 0 || entries.length < limit)
            ? {
                label: plainText(options['createItemText']) || text('add'),
                onAdd: () => setOpen(rows.add(add(entries.map(({ row }) => row)))),
              }
            : null
        }
        onDuplicated={setOpen}
        onRemoved={(id) => inputErrors.drop(`${id}/`)}
        renderRow={(row, id, at) => {
          if (row.values === null) return <OddRow row={row} />;
          const isOpen = inline || open === id;
          const heading = inline ? null : headingOf(row.values, template, fields);
          return (
            <>
              {inline ? null : (
                <RowHeading
                  id={id}
                  heading={heading}
                  placeholder={placeholder}
                  position={at + 1}
                  isOpen={isOpen}
                  onToggle={() => setOpen(isOpen ? null : id)}
                />
              )}
              {isOpen ? (
                <RowForm
                  id={id}
                  fields={fields}
                  values={row.values}
                  onSet={(name, next) => rows.set(id, (now) => withValue(now, name, next))}
                  onInputError={(name, message) => inputErrors.set(`${id}/${name}`, message)}
                  inline={inline}
                  isFirst={at === 0}
                  isNarrow={props.field.width?.startsWith('half') === true}
                  input={props}
                  label={nameOf(row, at)}
                />
              ) : null}
            </>
          );
        }}
      />
      {limit > 0 && entries.length > limit ? (
        <p className={styles.note}>{text('tooMany', { count: entries.length, limit })}</p>
      ) : null}
    </>
  );
}

/** A number or text among the rows: kept, seen, and removed if the user wants. */
function OddRow({ row }: { row: Row }) {
  const text = useInterfaceText('repeater');
  return (
    <>
      <p className={styles.odd}>{clip(plainText(row.stored), 500) || 'null'}</p>
      <p className={styles.note}>{text('odd')}</p>
    </>
  );
}
