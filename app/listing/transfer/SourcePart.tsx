import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { textEncodings } from '#app/lib/text-encoding.ts';
import styles from './transfer.module.css';
import type { ImportState } from './use-import.ts';
import type { ImportFile } from './use-import-file.ts';

const hints = { found: 'byFile', guessed: 'byLanguage', chosen: 'byChoice' } as const;

/** What the file is written in, and how it reads. */
export function SourcePart({ state, file }: { state: ImportState; file: ImportFile }) {
  const { t } = useTranslation('transfer');
  const labelId = useId();
  const { table, encoding, origin, lost, preview } = file;
  return (
    <>
      <Select
        label={t('import.encoding')}
        items={textEncodings.map((id) => ({ id, label: t(`encoding.${id}`) }))}
        selectedKey={encoding}
        onChange={(id) => {
          const next = textEncodings.find((entry) => entry === id);
          if (next) state.setEncoding(next);
        }}
        description={t(`import.${hints[origin]}`)}
      />
      {file.problem ? null : (
        <div>
          <h3 id={labelId} className={styles.heading}>
            {t('import.preview')}
          </h3>
          {/* Nothing in it has the focus, so keys could not scroll it. */}
          <section className={styles.preview} aria-labelledby={labelId} tabIndex={0}>
            <table className={styles.table} aria-labelledby={labelId}>
              <thead>
                <tr>
                  <th scope="col">{t(table.format === 'csv' ? 'import.line' : 'import.entry')}</th>
                  {table.columns.map((column, index) => (
                    <th key={index} scope="col">
                      <bdi>{clip(column, 60)}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {preview.map(({ line, cells }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    {table.columns.map((_, index) => (
                      <td key={index} dir="auto" className={styles.short}>
                        {clip(plainText(cells[index]), 60)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
      {lost > 0 ? <Notice tone="warn">{t('import.lost', { count: lost })}</Notice> : null}
    </>
  );
}
