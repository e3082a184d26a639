import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import type { FileTable } from './read-file.ts';
import styles from './transfer.module.css';
import type { ImportState } from './use-import.ts';
import { exampleOf, type ImportColumn } from './use-import-columns.ts';

/** Letters of a value that is not broken, such as a date. */
const maxShort = 12;

interface ColumnRowProps {
  state: ImportState;
  table: FileTable;
  index: number;
}

/** Where a column of the file goes, and how it is read. */
export function ColumnRow({ state, table, index }: ColumnRowProps) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const { mapping, fields, setField } = state;
  const name = table.columns[index] ?? '';
  const sample = sampleOf(table, index);
  const column = state.columns.find((entry) => entry.column === index);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={classNames(styles.sample, sample.length <= maxShort && styles.short)} dir="auto">
        {sample}
      </td>
      <td>
        <div className={styles.choice}>
          <select
            className={styles.select}
            aria-label={t('import.fieldOf', { column: name })}
            value={mapping[index] ?? ''}
            onChange={(event) => setField(index, event.target.value || null)}
          >
            <option value="">{t('import.leaveOut')}</option>
            {fields.map((field) => (
              <option key={field.field} value={field.field}>
                {fieldName(field, locale)}
              </option>
            ))}
          </select>
          {column?.found && column.found.certainty !== 'any' ? (
            <FormatChoice state={state} column={column} name={name} />
          ) : null}
          {column?.match && column.by && column.match.others.length > 0 ? (
            <select
              className={styles.select}
              aria-label={t('import.matchOf', { column: name })}
              value={column.by.field}
              onChange={(event) => state.setMatch(column.field.field, event.target.value)}
            >
              {[column.match.key, ...column.match.others].map((field) => (
                <option key={field.field} value={field.field}>
                  {matchLabel(field)}
                </option>
              ))}
            </select>
          ) : null}
        </div>
      </td>
    </tr>
  );

  function matchLabel(field: Field): string {
    return t('import.namedBy', { field: fieldName(field, locale) });
  }
}

interface FormatChoiceProps {
  state: ImportState;
  column: ImportColumn;
  name: string;
}

/** How numbers or dates are written; where the file leaves it open, somebody has to say so. */
function FormatChoice({ state, column, name }: FormatChoiceProps) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const { field, found, format, isOpen, isConfirmed } = column;
  const example = exampleOf(column, locale);
  const becomes =
    example &&
    (example.value === null
      ? t('import.notRead', { text: clip(example.text, 30) })
      : t('import.becomes', { text: clip(example.text, 30), value: example.value }));
  return (
    <>
      <select
        className={styles.select}
        aria-label={t('import.formatOf', { column: name })}
        value={format ?? ''}
        onChange={(event) => {
          const next = found?.formats.find((entry) => entry === event.target.value);
          if (next) state.setFormat(field.field, next);
        }}
      >
        {found?.formats.map((entry) => (
          <option key={entry} value={entry}>
            {t(`format.${entry}`)}
          </option>
        ))}
      </select>
      {isOpen ? (
        <Checkbox
          isSelected={isConfirmed}
          onChange={(isSelected) => state.confirm(field.field, isSelected)}
          description={isConfirmed ? undefined : t('import.toConfirm')}
        >
          {becomes}
        </Checkbox>
      ) : (
        <span className={styles.sample}>{becomes}</span>
      )}
    </>
  );
}

function sampleOf(table: FileTable, column: number): string {
  const found = table.rows.find(({ cells }) => plainText(cells[column]) !== '');
  return clip(plainText(found?.cells[column]), 60);
}
