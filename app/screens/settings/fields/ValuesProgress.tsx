import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import type { ValueCheckRun } from './use-value-check.ts';

/** How far the values that are there were looked at, with a way to end it. */
export function ValuesProgress({ progress, stop }: Pick<ValueCheckRun, 'progress' | 'stop'>) {
  const { t } = useTranslation('field-setup');
  if (!progress) return null;
  const { read, total } = progress;
  const words = total === 0 ? t('values.reading') : t('values.readingOf', { read, total });
  return (
    <Notice
      tone="info"
      // The bar says how far it is; each number read out would be one too many.
      role="none"
      data-reading=""
      action={
        <Button size="dense" onClick={stop}>
          {t('values.stop')}
        </Button>
      }
    >
      <p>{words}</p>
      <ProgressBar label={t('values.reading')} value={total === 0 ? undefined : read / total} />
    </Notice>
  );
}
