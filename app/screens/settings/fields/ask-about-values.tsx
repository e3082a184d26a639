import { confirm } from '#app/components/feedback/confirm.ts';
import { i18n } from '#app/i18n/setup.ts';
import { type CountedChange, countMisfits, type ReadProgress } from './count-misfits.ts';
import { ValueLosses } from './ValueLosses.tsx';

interface Asking {
  /** Ends the reading; what was found by then is asked about. */
  reading: AbortSignal;
  /** Takes all of it back: it is not to be saved. */
  closing: AbortSignal;
  onProgress: (progress: ReadProgress | null) => void;
}

/**
 * Looks for values that would not fit a change of their field, and asks whether it is to be saved all the same. Nothing is asked
 * where all of them were looked at and fit. False: it is not to be saved.
 */
export async function askAboutValues(
  change: CountedChange,
  { reading, closing, onProgress }: Asking,
): Promise<boolean> {
  const t = i18n.getFixedT(null, 'field-setup');
  const report = await countMisfits(change, reading, onProgress).finally(() => onProgress(null));
  if (closing.aborted) return false;
  const { found, open, end } = report;
  if (found.length === 0 && open.length === 0 && end === 'whole') return true;
  return confirm({
    title: t(found.length > 0 ? 'values.title' : 'values.unknownTitle'),
    body: <ValueLosses collection={change.collection} report={report} />,
    confirmLabel: t('values.save'),
    cancelLabel: t('values.back'),
    tone: 'bad',
    signal: closing,
  });
}
