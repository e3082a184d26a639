import { useTranslation } from 'react-i18next';
import { FileChoice } from '#app/components/ui/FileChoice.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { useFileProblemText } from './use-file-problem-text.ts';
import type { FileError } from './use-import-file.ts';

/** Chooses a file, and says what is wrong with the one that was chosen. */
export function FileStep({
  inputError,
  onFile,
}: {
  inputError: FileError | null;
  onFile: (file: File) => void;
}) {
  const { t } = useTranslation('transfer');
  const fileProblemText = useFileProblemText();
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
      {inputError ? <Notice tone="bad">{fileProblemText(inputError)}</Notice> : null}
    </>
  );
}
