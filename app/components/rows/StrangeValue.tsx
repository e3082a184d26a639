import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ScrolledText } from '#app/components/ui/ScrolledText.tsx';
import { writeJson } from '#app/lib/json.ts';
import { clip } from '#app/lib/plain-text.ts';
import styles from './rows.module.css';

interface StrangeValueProps {
  labelId: string;
  describedBy: string | undefined;
  value: unknown;
  readonly: boolean;
  /** Does away with the value. */
  onAnew: () => void;
}

/** A value of a form that the input does not know: shown, kept, and left only when the user says so. */
export function StrangeValue({ labelId, describedBy, value, readonly, onAnew }: StrangeValueProps) {
  const { t } = useTranslation('rows');
  const text = typeof value === 'string' ? value : writeJson(value, 2);
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.rows}>
      <Notice
        tone="warn"
        role="note"
        action={readonly ? undefined : <Button onClick={onAnew}>{t('anew')}</Button>}
      >
        {t('strange')}
      </Notice>
      <ScrolledText labelId={labelId} className={styles.raw}>
        {clip(text, 20_000)}
      </ScrolledText>
    </div>
  );
}
