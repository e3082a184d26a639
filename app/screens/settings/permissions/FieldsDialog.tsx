import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { PermissionValues } from '#app/entities/permissions/grid-values.ts';
import { fieldChoices } from '#app/entities/permissions/grid-lists.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { holds } from '#app/lib/fold.ts';
import type { ViewRow } from './grid-view.ts';
import { ListDialog } from './ListDialog.tsx';
import styles from './permissions.module.css';
import type { PermissionEdits } from './use-permission-edits.ts';
import { type Ticks, useTicks } from './use-ticks.ts';

export interface ListDialogInput {
  row: ViewRow;
  /** What holds now in each of the row's records. */
  values: readonly PermissionValues[];
  /** Of the row. */
  name: string;
  edits: PermissionEdits;
  onClose: () => void;
}

/** From more fields than this on one looks for them by typing. */
const manyFields = 12;

/** Which fields may be read and written. The key can't be hidden: without it no item is found again. */
export function FieldsDialog({ row, values, name, edits, onClose }: ListDialogInput) {
  const { t } = useTranslation('permissions');
  const locale = useLocale();
  const choices = fieldChoices(Object.values(row.collection.fields));
  const hideable = choices.flatMap(({ field, canHide }) => (canHide ? [field.field] : []));
  const all = choices.map(({ field }) => field.field);
  const read = useTicks('read_field_blacklist', hideable, values);
  const write = useTicks('write_field_blacklist', all, values);
  const [text, setText] = useState('');
  const shown = choices.filter(({ field }) => holds(`${fieldName(field, locale)}\n${field.field}`, text));
  const isMixed =
    all.some((field) => write.of(field) === 'mixed') || hideable.some((field) => read.of(field) === 'mixed');

  const apply = () =>
    edits.stage(
      row.cells.flatMap((cell, at) => {
        const before = values[at];
        if (!before) return [];
        const hidden = read.listFor(before);
        const locked = write.listFor(before);
        return [
          {
            cell,
            changes: {
              ...(hidden ? { read_field_blacklist: hidden } : {}),
              ...(locked ? { write_field_blacklist: locked } : {}),
            },
          },
        ];
      }),
    );

  return (
    <ListDialog title={t('fields.title', { name })} onApply={apply} onClose={onClose}>
      {all.length > manyFields ? (
        <SearchField className={styles.search} label={t('fields.filter')} value={text} onChange={setText} />
      ) : null}
      {isMixed ? <p className={styles.note}>{t('fields.mixed')}</p> : null}
      <table className={styles.ticks}>
        <thead>
          <tr>
            <th scope="col">{t('fields.field')}</th>
            <th scope="col">
              <TickAll ticks={read} label={t('fields.allReadable')} word={t('fields.readable')} />
            </th>
            <th scope="col">
              <TickAll ticks={write} label={t('fields.allWritable')} word={t('fields.writable')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, canHide }) => {
            const words = fieldName(field, locale);
            return (
              <tr key={field.field} data-field={field.field}>
                <th scope="row" title={field.field}>
                  {words}
                </th>
                <td>
                  {canHide ? (
                    <OneTick
                      ticks={read}
                      name={field.field}
                      label={t('fields.isReadable', { field: words })}
                    />
                  ) : (
                    <span className={styles.always} title={t('fields.key')}>
                      –
                    </span>
                  )}
                </td>
                <td>
                  <OneTick
                    ticks={write}
                    name={field.field}
                    label={t('fields.isWritable', { field: words })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length === 0 ? <p className={styles.note}>{t('fields.noMatch')}</p> : null}
    </ListDialog>
  );
}

export function TickAll({ ticks, label, word }: { ticks: Ticks; label: string; word: string }) {
  return (
    <Checkbox
      aria-label={label}
      isSelected={ticks.all === true}
      isIndeterminate={ticks.all === 'mixed'}
      onChange={() => ticks.setAll(ticks.all !== true)}
    >
      {word}
    </Checkbox>
  );
}

function OneTick({ ticks, name, label }: { ticks: Ticks; name: string; label: string }) {
  const tick = ticks.of(name);
  return (
    <Checkbox
      aria-label={label}
      isSelected={tick === true}
      isIndeterminate={tick === 'mixed'}
      onChange={(isOn) => ticks.set(name, isOn)}
    />
  );
}
