import { useTranslation } from 'react-i18next';
import { FileChoice } from '#app/components/ui/FileChoice.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { type FileError, largestFile } from './use-import.ts';

/** Chooses a file, and says what is wrong with the one that was chosen. */
export function FileStep({
  inputError,
  onFile,
}: {
  inputError: FileError | null;
  onFile: (file: File) => void;
}) {
  const { t, i18n } = useTranslation('transfer');
  return (
    <>
      <FileChoice
        label={t('import.choose')}
        inputLabel={t('import.dropLabel')}
        accept=".csv,.json,.txt,.tsv,text/csv,application/json"
        onFile={onFile}
        isTall
      >
        <p>{t('import.drop')}</p>
      </FileChoice>
      {inputError ? <Notice tone="bad">{inputErrorText()}</Notice> : null}
    </>
  );

  function inputErrorText(): string {
    if (!inputError) return '';
    if (inputError.problem === 'tooLarge') {
      const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte' });
      return t('import.tooLarge', { size: size.format(largestFile / 1_000_000) });
    }
    if (inputError.problem === 'unreadable') return t('import.unreadable');
    return t(`import.problem.${inputError.problem}`, { ...inputError });
  }
}
