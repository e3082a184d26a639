import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import styles from './transfer.module.css';
import { type FileFault, largestFile } from './use-import.ts';

/** Chooses a file: by the button, or dropped anywhere on the field. */
export function FileStep({ fault, onFile }: { fault: FileFault | null; onFile: (file: File) => void }) {
  const { t, i18n } = useTranslation('transfer');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <div
        className={classNames(styles['drop'], isOver && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="upload_file" size={28} />
        <label className={classNames(buttonClass({ variant: 'primary' }), styles['choose'])} htmlFor={id}>
          {t('import.choose')}
          <input
            id={id}
            type="file"
            className={styles['file']}
            accept=".csv,.json,.txt,.tsv,text/csv,application/json"
            aria-label={t('import.dropLabel')}
            onChange={(event) => take(event.currentTarget.files)}
          />
        </label>
        <p>{t('import.drop')}</p>
      </div>
      {fault ? <Notice tone="bad">{faultText()}</Notice> : null}
    </>
  );

  function faultText(): string {
    if (!fault) return '';
    if (fault.problem === 'tooLarge') {
      const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte' });
      return t('import.tooLarge', { size: size.format(largestFile / 1_000_000) });
    }
    if (fault.problem === 'unreadable') return t('import.unreadable');
    return t(`import.problem.${fault.problem}`, { ...fault });
  }
}
