import { useTranslation } from 'react-i18next';
import { ScrolledText } from '#app/components/ui/ScrolledText.tsx';
import { writeJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { InputProps } from './define.ts';
import styles from './UnknownInput.module.css';

/** A value whose interface this app does not have: it can be read and copied, and is never written back. */
export function UnknownInput({ value, field, labelId, describedBy }: InputProps) {
  const { t } = useTranslation();
  const text = typeof value === 'object' && value !== null ? writeJson(value, 2) : plainText(value);
  return (
    <div className={styles.unknown} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {text ? (
        <ScrolledText labelId={labelId} className={styles.value}>
          {text}
        </ScrolledText>
      ) : null}
      <p className={styles.hint}>
        {t(text ? 'interfaceUnknown' : 'interfaceUnknownEmpty', { name: field.interface ?? field.type })}
      </p>
    </div>
  );
}
