import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { requestFields } from '#app/layouts/paths.ts';
import { notAllowed } from '#app/editing/bulk/selection-rules.ts';
import { useDelete } from '#app/listing/use-delete.ts';
import type { ListingState } from '#app/listing/use-listing.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { UnusedList } from './UnusedList.tsx';
import styles from './unused.module.css';
import { type UnusedSearch, useUnusedFiles } from './use-unused-files.ts';

/** What the list of them shows, and what names a file in texts. */
const paths = ['title', 'filename_download', 'filename_disk', 'private_hash', 'data', 'type', 'filesize'];

interface UnusedDialogProps {
  /** The library as it is shown. */
  listing: ListingState;
  onClose: () => void;
}

/** Finds the files that nothing uses, and deletes those of them that are chosen. */
export default function UnusedDialog({ listing, onClose }: UnusedDialogProps) {
  const { t } = useTranslation('unused-files');
  const { t: tApp } = useTranslation();
  const { source, context, rights } = listing;
  const { collection } = context;
  const isRestricted = Boolean(source.view.q) || Boolean(source.view.filter);
  const [scope, setScope] = useState(isRestricted ? 'shown' : 'all');
  const search = useUnusedFiles(collection);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const { deleteItems, isDeleting } = useDelete(collection, rights, (keys) => {
    search.drop(keys);
    setChosen((all) => new Map([...all].filter(([key]) => !keys.includes(key))));
  });
  const { id, role } = useCurrentUser();
  const { phase } = search;
  const start = () => {
    const { q, filter } = scope === 'shown' ? source.view : {};
    search.start({ fields: requestFields(paths, context), q: q ?? null, filter: filter ?? null });
  };
  const closed = new Set(notAllowed(search.found, 'delete', collection, rights, { id, role: role.id }));
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      closeLabel={tApp('close')}
      // A click beside it would take away what was long in coming.
      isDismissable={phase === 'idle'}
      footer={
        <>
          {phase === 'running' ? (
            <Button onClick={search.stop}>{tApp('cancel')}</Button>
          ) : (
            <Button onClick={onClose}>{tApp('close')}</Button>
          )}
          {phase === 'idle' ? (
            <Button variant="primary" onClick={start}>
              {tApp('search')}
            </Button>
          ) : null}
          {phase === 'stopped' ? (
            <Button variant="primary" onClick={search.resume}>
              {tApp('continue')}
            </Button>
          ) : null}
          {phase === 'over' && closed.size < search.found.size ? (
            <DeleteButton
              count={chosen.size}
              pending={isDeleting}
              onDelete={() => void deleteItems(chosen)}
            />
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        {phase === 'idle' ? (
          <>
            <p>{t('intro')}</p>
            <p className={styles.quiet}>{t('outside')}</p>
            {isRestricted ? <Scope value={scope} onChange={setScope} /> : null}
          </>
        ) : null}
        <State search={search} />
        {phase === 'over' ? (
          <UnusedList search={search} chosen={chosen} onChoose={setChosen} closed={closed} />
        ) : null}
      </div>
    </Dialog>
  );
}

function DeleteButton({ count, ...props }: { count: number; pending: boolean; onDelete: () => void }) {
  const { t } = useTranslation('listing');
  const { t: tApp } = useTranslation();
  return (
    <Button variant="danger" disabled={count === 0} pending={props.pending} onClick={props.onDelete}>
      {count === 0 ? tApp('delete') : t('selection.delete', { count })}
    </Button>
  );
}

function Scope({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('unused-files');
  return (
    <RadioGroup
      legend={t('scope')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'shown', label: t('shown') },
        { value: 'all', label: t('all') },
      ]}
    />
  );
}

/** How far it is, and why it is no further. */
function State({ search: { phase, progress, error, resume } }: { search: UnusedSearch }) {
  const { t } = useTranslation('unused-files');
  const { done, count, total, left, step, rows } = progress;
  const locale = useLocale();
  const { t: tUsages } = useTranslation('usages');
  if (phase === 'idle' || phase === 'over') return null;
  const words = t('progress', { done, count });
  const name =
    step === null
      ? t('all')
      : step.by === 'settings'
        ? tUsages('settings')
        : collectionName(step.collection, locale);
  return (
    <>
      <ProgressBar label={words} value={done / count} />
      <div role="status" className={styles.state}>
        <p>{words}</p>
        {done > 0 ? <p>{t('used', { count: total - left })}</p> : null}
      </div>
      {phase === 'stopped' ? <Notice tone="info">{t('stopped')}</Notice> : null}
      {phase === 'running' ? (
        // Not read out: it changes with each portion.
        <p className={styles.quiet}>
          <bdi>{name}</bdi> · {tUsages('count', { count: rows })}
        </p>
      ) : null}
      {phase === 'failed' ? <RetryNotice text={t('failed')} error={error} onRetry={resume} /> : null}
    </>
  );
}
