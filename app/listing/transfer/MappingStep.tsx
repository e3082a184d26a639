import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import type { ImportMode } from './import-plan.ts';
import { SourcePart } from './SourcePart.tsx';
import styles from './transfer.module.css';
import type { ImportState } from './use-import.ts';
import type { ImportFile } from './use-import-file.ts';
import { useFileProblemText } from './use-file-problem-text.ts';

/** What the file is written in, which column goes to which field, and what to do with items that are there already. */
export function MappingStep({ state, file }: { state: ImportState; file: ImportFile }) {
  const { t } = useTranslation('transfer');
  const fileProblemText = useFileProblemText();
  const { mapping, mode, setMode, keyField } = state;
  const hasKey = mapping.includes(keyField);
  const modes: ImportMode[] = ['both', 'create', 'update'];
  const open = openColumns(state);
  if (file.problem) {
    return (
      <>
        <Notice tone="bad">{fileProblemText(file.problem)}</Notice>
        <SourcePart state={state} file={file} />
      </>
    );
  }
  return (
    <>
      <p>{t('import.found', { count: file.table.rows.length, file: file.name })}</p>
      <SourcePart state={state} file={file} />
      <div className={styles.wide}>
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
              <ColumnRow key={column} state={state} table={file.table} index={index} />
            ))}
          </tbody>
        </table>
      </div>
      {open > 0 ? <Notice tone="warn">{t('import.openColumns', { count: open })}</Notice> : null}
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

/** Columns of which nobody has said yet how they are meant. */
export function openColumns({ columns }: ImportState): number {
  return columns.filter(({ isOpen, isConfirmed }) => isOpen && !isConfirmed).length;
}
