import { useTranslation } from 'react-i18next';
import { type FileError, largestFile } from './use-import-file.ts';

/** What is wrong with a file, in words. */
export function useFileProblemText(): (error: FileError) => string {
  const { t, i18n } = useTranslation('transfer');
  return (error) => {
    if (error.problem === 'tooLarge') {
      const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte' });
      return t('import.tooLarge', { size: size.format(largestFile / 1_000_000) });
    }
    if (error.problem === 'unreadable') return t('import.unreadable');
    return t(`import.problem.${error.problem}`, { ...error });
  };
}
