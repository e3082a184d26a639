import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { LongList } from './LongList.tsx';
import type { WorkHandle, WorkState } from './use-work.ts';
import { guardText, toCsvLine } from '#app/lib/csv.ts';
import { download } from '#app/lib/download.ts';
import { withoutIsolates } from '#app/lib/isolates.ts';
import styles from './WorkDialog.module.css';

/** Long work while it goes on, and what it could not do. */
export default function WorkDialog({ work, state }: { work: WorkHandle; state: WorkState }) {
  const { t } = useTranslation('work');
  const { t: tApp } = useTranslation();
  const { title, total, done, refused, phase } = state;
  const tried = done + refused.length;
  const isOver = phase === 'over';
  return (
    <Dialog
      title={isOver ? t('over', { done, count: total }) : title}
      role="alertdialog"
      onClose={() => (isOver ? work.close() : work.stop())}
      footer={
        isOver ? (
          <>
            {refused.length > 0 ? (
              <Button variant="quiet" onClick={() => downloadRefused(refused, [t('item'), t('reason')])}>
                {t('download')}
              </Button>
            ) : null}
            {state.canRetry ? <Button onClick={work.retry}>{t('again')}</Button> : null}
            <Button variant="primary" autoFocus onClick={work.close}>
              {tApp('close')}
            </Button>
          </>
        ) : (
          <Button autoFocus disabled={phase === 'stopping'} onClick={work.stop}>
            {t(phase === 'stopping' ? 'stopping' : 'stop')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {isOver ? null : (
          <>
            <ProgressBar label={title} value={total === 0 ? 0 : tried / total} />
            <p className={styles.count} role="status">
              {t('progress', { done: tried, count: total })}
            </p>
          </>
        )}
        {isOver ? <Outcome state={state} /> : null}
        {refused.length > 0 ? <Refused refused={refused} /> : null}
      </div>
    </Dialog>
  );
}

/** The whole list as CSV, however long it is: text that a spreadsheet would run is made harmless. */
function downloadRefused(refused: WorkState['refused'], head: [string, string]): void {
  const lines = [head, ...refused.map(({ label, reason }) => [label, withoutIsolates(reason)])];
  const text = lines.map((cells) => toCsvLine(cells.map(guardText))).join('');
  download(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), 'not-done.csv');
}

function Outcome({ state: { left, cause } }: { state: WorkState }) {
  const { t } = useTranslation('work');
  if (left === 0) return null;
  return (
    <Notice tone={cause === null ? 'info' : 'bad'} title={t('left', { count: left })}>
      {cause}
    </Notice>
  );
}

function Refused({ refused }: { refused: WorkState['refused'] }) {
  const { t } = useTranslation('work');
  const heading = t('refused', { count: refused.length });
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <LongList
        className={styles.list}
        label={heading}
        items={refused}
        renderItem={({ label, reason }) => (
          <>
            <bdi className={styles.name}>{label}</bdi> <span className={styles.count}>{reason}</span>
          </>
        )}
      />
    </section>
  );
}
