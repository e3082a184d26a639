import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { isReadAsNumber } from '#app/entities/items/search-fields.ts';
import styles from './items.module.css';

/** Says of a search for digits that the API may look for another text than was typed. */
export function SearchNote({ text }: { text: string }) {
  const { t } = useTranslation('listing');
  if (!isReadAsNumber(text)) return null;
  return (
    <Notice tone="info" className={styles.dropped}>
      {t('searched.asNumber', { text })}
    </Notice>
  );
}
