import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { todayIn } from '#app/lib/dates.ts';
import { download } from '#app/lib/download.ts';
import { useTimeZone } from '#app/session/model.ts';
import type { ListingState } from '#app/listing/use-listing.ts';
import { transferFields } from '#app/entities/items/cells.ts';
import styles from './transfer.module.css';
import { writeFile } from './write-file.ts';

interface ExportDialogProps {
  name: string;
  listing: ListingState;
  /** Items that search and filters leave; null as long as they aren't counted. */
  count: number | null;
  onClose: () => void;
}

type Format = 'csv' | 'json';
type Extent = 'shown' | 'all';

interface Choice {
  format: Format;
  extent: Extent;
  /** Columns with the titles of linked items beside their keys. */
  withNames: boolean;
}

/** Writes what the list shows, all of it, as a file. */
export default function ExportDialog({ name, listing, count, onClose }: ExportDialogProps) {
  const { t } = useTranslation('transfer');
  const { t: tApp } = useTranslation();
  const client = useQueryClient();
  const zone = useTimeZone();
  const [choice, setChoice] = useState<Choice>({ format: 'csv', extent: 'shown', withNames: true });
  const [done, setDone] = useState(0);
  const stopper = useRef<AbortController>(undefined);
  const { collection } = listing.context.collection;

  const write = useMutation({
    mutationFn: async () => {
      setDone(0);
      const { signal } = (stopper.current = new AbortController());
      const { format, extent, withNames } = choice;
      const { source, context } = listing;
      const fields = fieldsOf(listing, extent);
      const file = await writeFile(client, {
        format,
        source,
        context,
        fields,
        withNames,
        onProgress: setDone,
        signal,
      });
      // It may have been stopped during the last portion.
      signal.throwIfAborted();
      download(file, `${collection} ${todayIn(zone)}.${format}`);
    },
    onSuccess: () => {
      notify({ tone: 'good', title: t('export.done') });
      onClose();
    },
  });
  const close = () => {
    stopper.current?.abort();
    onClose();
  };
  const wasStopped = write.error?.name === 'AbortError';
  const summary = count === null ? t('export.allMatching') : t('export.matching', { count });
  return (
    <Dialog
      title={t('export.title', { collection: name })}
      onClose={close}
      closeLabel={tApp('close')}
      isDismissable={!write.isPending}
      footer={
        <>
          <Button onClick={write.isPending ? () => stopper.current?.abort() : close}>
            {write.isPending ? t('stop') : tApp('cancel')}
          </Button>
          <Button variant="primary" pending={write.isPending} onClick={() => write.mutate()}>
            {t('export.start')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{summary}</p>
        <Choices value={choice} onChange={setChoice} isDisabled={write.isPending} />
        {write.isPending ? (
          <div>
            <ProgressBar label={t('export.working')} {...(count ? { value: done / count } : {})} />
            <p role="status">{t('export.progress', { count: done })}</p>
          </div>
        ) : null}
        {write.isError && !wasStopped ? (
          <Notice tone="bad" title={t('export.failed')}>
            {describeError(write.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  value: Choice;
  onChange: (value: Choice) => void;
  isDisabled: boolean;
}

function Choices({ value, onChange, isDisabled }: ChoicesProps) {
  const { t } = useTranslation('transfer');
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <RadioGroup
        legend={t('export.format')}
        value={value.format}
        onChange={(format) => onChange({ ...value, format: format as Format })}
        options={[
          { value: 'csv', label: t('export.csv'), description: t('export.csvHint') },
          { value: 'json', label: t('export.json'), description: t('export.jsonHint') },
        ]}
      />
      <RadioGroup
        legend={t('export.fields')}
        value={value.extent}
        onChange={(extent) => onChange({ ...value, extent: extent as Extent })}
        options={[
          { value: 'shown', label: t('export.shown') },
          { value: 'all', label: t('export.all') },
        ]}
      />
      {value.format === 'csv' ? (
        <Checkbox isSelected={value.withNames} onChange={(withNames) => onChange({ ...value, withNames })}>
          {t('export.names')}
        </Checkbox>
      ) : null}
    </fieldset>
  );
}

/** The key first, so that the file can be brought back; then the columns, or all fields that may be read. */
function fieldsOf({ context, view }: ListingState, extent: Extent): Field[] {
  const { collection, hidden } = context;
  const readable = transferFields(Object.values(collection.fields)).filter(({ field }) => !hidden.has(field));
  if (extent === 'all') return readable;
  const key = primaryKeyField(collection)?.field;
  const columns = (view.query.fields ?? '').split(',').filter((name) => name !== key);
  const selected = columns.flatMap((name) => readable.find(({ field }) => field === name) ?? []);
  const first = readable.filter(({ field }) => field === key);
  return [...first, ...(selected.length > 0 ? selected : readable.filter(({ field }) => field !== key))];
}
