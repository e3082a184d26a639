import '#app/i18n/work-strings.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import type { WorkHandle, WorkState } from './use-work.ts';
import styles from './WorkDialog.module.css';

/** Refused entries that are listed one by one; the others are counted. */
const mostListed = 100;

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
          <Button variant="primary" autoFocus onClick={work.close}>
            {tApp('close')}
          </Button>
        ) : (
          <Button autoFocus disabled={phase === 'stopping'} onClick={work.stop}>
            {t(phase === 'stopping' ? 'stopping' : 'stop')}
          </Button>
        )
      }
    >
      <div className={styles['body']}>
        {isOver ? null : (
          <>
            <ProgressBar label={title} value={total === 0 ? 0 : tried / total} />
            <p className={styles['count']} role="status">
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
  return (
    <section>
      <h3 className={styles['heading']}>{t('refused', { count: refused.length })}</h3>
      <ul className={styles['list']}>
        {refused.slice(0, mostListed).map(({ label, reason }) => (
          <li key={label}>
            <bdi className={styles['name']}>{label}</bdi> {reason}
          </li>
        ))}
      </ul>
      {refused.length > mostListed ? <p>{t('more', { count: refused.length - mostListed })}</p> : null}
    </section>
  );
}
