import { useMutation } from '@tanstack/react-query';
import { Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { type FormField, toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { type Form, useForm } from '#app/components/form/use-form.ts';
import { isSameValue } from '#app/components/form/value-rules.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { type FieldChange, itemOf } from '#app/entities/activity/history.ts';
import { activityMutations } from '#app/entities/activity/mutations.ts';
import type { Revision } from '#app/entities/activity/types.ts';
import { keyFieldOf, unpublishes } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { needsFilterToRead } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { formatInstant, parseInstant } from '#app/lib/dates.ts';
import { useTimeZone } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { Changes } from '#app/editing/review/Changes.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './history.module.css';
import type { PanelItem } from './panel-item.ts';

/** A revert is a change too, so the server sets them anew. */
const setByServer = new Set(['datetime_updated', 'user_updated']);

const UsageNote = lazyPart(() => import('#app/components/usages/UsageNote.tsx'));

interface RevertDialogProps {
  revision: Revision;
  /** When that state came about, as the API writes it. */
  at: string;
  item: PanelItem;
  onClose: () => void;
}

/** A former state: what would change, the whole of it to read, and the way back to it. */
export function RevertDialog({ revision, at, item, onClose }: RevertDialogProps) {
  const { t } = useTranslation('history');
  const project = useProject();
  const locale = useLocale();
  const zone = useTimeZone();
  const { collection, itemKey, saved, access, unsaved } = item;
  const former = useMemo(() => itemOf(revision, collection), [revision, collection]);
  const fields = useMemo(
    () =>
      toFormFields(
        Object.values(collection.fields).filter(
          (field) => Object.hasOwn(former, field.field) || field.type === 'group',
        ),
        { rights: access.rights, isNew: false, isReadonly: true },
      ),
    [collection, former, access.rights],
  );
  const form = useForm({ fields, saved: former });
  const changes = changesTo(former, saved, fields);
  const onSuccess = () => {
    notify({ tone: 'good', title: t('revert.done') });
    onClose();
  };
  const byPath = useMutation({
    ...activityMutations.revert(project, collection.collection, itemKey),
    onSuccess,
  });
  const byValues = useMutation({
    ...itemMutations.update(project, collection.collection, keyFieldOf(collection)),
    onSuccess,
  });
  // The server has a path for it, which not every key can stand in; the values of then are the same state.
  const isByPath = !needsFilterToRead(itemKey);
  const { error, isPending } = isByPath ? byPath : byValues;
  const revert = () => {
    if (isByPath) byPath.mutate(revision.id);
    else {
      const values = Object.fromEntries(changes.map(({ name, after }) => [name, after]));
      byValues.mutate({ key: itemKey, changes: values });
    }
  };
  const moment = parseInstant(at);
  const date = moment === null ? at : formatInstant(moment, locale, zone, 'full');
  return (
    <Dialog
      title={t('revert.title')}
      size="lg"
      closeLabel={t('revert.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('revert.cancel')}
          </Button>
          <Button variant="primary" disabled={changes.length === 0} pending={isPending} onClick={revert}>
            {t('revert.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <Notice tone="warn" role="none" title={t('revert.warning', { date })}>
          {unsaved > 0 ? t('revert.unsaved', { count: unsaved }) : null}
        </Notice>
        {error ? (
          <Notice tone="bad" title={t('revert.failed')}>
            {describeError(error)}
          </Notice>
        ) : null}
        {changes.length === 0 ? (
          <p>{t('revert.same')}</p>
        ) : (
          <section>
            <h3 className={styles.heading}>{t('revert.what', { count: changes.length })}</h3>
            <Changes changes={changes} collection={collection} />
          </section>
        )}
        {unpublishes(collection, saved, former) ? (
          <Suspense>
            <UsageNote collection={collection} keys={[itemKey]} />
          </Suspense>
        ) : null}
        <WholeState form={form} collection={collection} />
      </div>
    </Dialog>
  );
}

/** What goes back to a former state would change; not what the server sets by itself. */
function changesTo(former: Item, saved: Item, fields: readonly FormField[]): FieldChange[] {
  return fields.flatMap(({ field }) => {
    const name = field.field;
    const isSet = !field.primary_key && Object.hasOwn(former, name) && !setByServer.has(field.type);
    return !isSet || isSameValue(field, ownValue(saved, name) ?? null, ownValue(former, name) ?? null)
      ? []
      : [{ name, before: ownValue(saved, name) ?? null, after: ownValue(former, name) ?? null }];
  });
}

/** The former state as a form to read, folded away at first. */
function WholeState({ form, collection }: { form: Form; collection: Collection }) {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="dense"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('revert.whole')}
      </Button>
      {isOpen ? (
        <div id={id}>
          <FormView
            form={form}
            collection={collection.collection}
            isNew={false}
            inputs={fieldInputs}
            label={t('revert.whole')}
          />
        </div>
      ) : null}
    </>
  );
}
