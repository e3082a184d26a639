import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import type { ImportMode } from './import-plan.ts';
import styles from './transfer.module.css';
import type { ImportFile, ImportState } from './use-import.ts';

/** Which column goes to which field, and what to do with items that are there already. */
export function MappingStep({ state, file }: { state: ImportState; file: ImportFile }) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const { mapping, fields, setField, mode, setMode, keyField } = state;
  const hasKey = mapping.includes(keyField);
  const modes: ImportMode[] = ['both', 'create', 'update'];
  return (
    <>
      <p>{t('import.found', { count: file.table.rows.length, file: file.name })}</p>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('import.columns')}>
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.sample')}</th>
              <th scope="col">{t('import.field')}</th>
            </tr>
          </thead>
          <tbody>
            {file.table.columns.map((column, index) => (
              <tr key={column}>
                <th scope="row">
                  <bdi>{column}</bdi>
                </th>
                <td className={styles.sample}>{sampleOf(file, index)}</td>
                <td>
                  <select
                    className={styles.select}
                    aria-label={t('import.fieldOf', { column })}
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {mapping.every((field) => field === null) ? (
        <Notice tone="warn">{t('import.nothingMapped')}</Notice>
      ) : (
        <RadioGroup
          legend={t('import.mode')}
          value={mode}
          onChange={(value) => setMode(value as ImportMode)}
          options={modes.map((value) => ({ value, label: t(`import.${value}`) }))}
        />
      )}
      {hasKey ? null : (
        <Notice tone={mode === 'update' ? 'warn' : 'info'}>
          {t(mode === 'update' ? 'import.updateNeedsKey' : 'import.noKey', { key: keyField })}
        </Notice>
      )}
    </>
  );
}

function sampleOf({ table }: ImportFile, column: number): string {
  const found = table.rows.find(({ cells }) => plainText(cells[column]) !== '');
  return clip(plainText(found?.cells[column]), 60);
}
