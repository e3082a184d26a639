import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { problemText } from '#app/components/form/form-schema.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { statusField, unpublishes } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { type BatchEdit, isEmptyEdit } from '#app/entities/items/batch-edits.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { type BatchItems, barredFromStatus } from './batch-rules.ts';
import { BatchSummary } from './BatchSummary.tsx';

const UsageNote = lazyPart(() => import('#app/components/usages/UsageNote.tsx'));

interface CheckedBatch {
  collection: Collection;
  rights: CollectionRights;
  /** Keys of items that the user may not change. */
  closed: readonly string[];
  isCompared: boolean;
  form: Form;
  active: ReadonlySet<string>;
}

/** What comes before a batch is saved: what is wrong with its edits, and a question; `open` are the items that get them. */
export function useBatchChecks(batch: CheckedBatch, open: BatchItems) {
  const { collection, rights, closed, isCompared, form, active } = batch;
  const { t } = useTranslation('app');
  const { t: tBatch } = useTranslation('batch');
  const statusName = statusField(collection)?.field;
  /** How many of the items may not get a value of the status. */
  const barredBy = (status: unknown) => barredFromStatus(collection, rights, open, status);

  /** The problems of the fields that are on, by name. */
  const problemsOf = (edits: readonly BatchEdit[]): Record<string, string> => {
    const status = edits.find(({ field }) => field.field === statusName);
    const isBarred = status !== undefined && barredBy(status.value) === open.size;
    const problems = new Map<string, string>();
    for (const edit of edits) {
      const name = edit.field.field;
      if (isEmptyEdit(edit)) problems.set(name, problemText('required'));
      if (isBarred && edit === status) problems.set(name, tBatch('statusBarred'));
    }
    for (const [name, problem] of Object.entries(form.handle.validate())) {
      if (active.has(name)) problems.set(name, problem);
    }
    return Object.fromEntries(problems);
  };

  /** Those of the items that would stop being published. */
  const unpublishedBy = (edits: readonly BatchEdit[]) => {
    const changes = Object.fromEntries(edits.map(({ field, value }) => [field.field, value]));
    return [...open].filter(([, item]) => unpublishes(collection, item, changes)).map(([key]) => key);
  };

  const ask = (edits: readonly BatchEdit[]) => {
    const unpublished = unpublishedBy(edits);
    return confirm({
      title: tBatch('confirm', { count: open.size }),
      body: (
        <>
          <BatchSummary
            edits={edits}
            items={open}
            isCompared={isCompared}
            closed={closed.length}
            barred={edits.reduce(
              (sum, { field, value }) => (field.field === statusName ? barredBy(value) : sum),
              0,
            )}
          />
          {unpublished.length > 0 ? (
            <Suspense>
              <UsageNote collection={collection} keys={unpublished} />
            </Suspense>
          ) : null}
        </>
      ),
      confirmLabel: tBatch('apply', { count: open.size }),
      cancelLabel: t('keepEditing'),
    });
  };

  return { problemsOf, ask };
}
