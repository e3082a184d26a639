import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { batchAccess, type BatchItems, compareItems } from './batch-rules.ts';
import { EditorPage } from '#app/editing/EditorPage.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import styles from './item.module.css';
import { useItemCrumbs } from '#app/components/shell/collection-links.ts';
import { useBatchFields } from './use-batch-fields.tsx';
import { useBatchSave } from './use-batch-save.tsx';
import { useLinkPlaces } from './use-link-places.ts';
import { useEditor } from '#app/editing/use-editor.ts';
import { SaveButton } from '#app/editing/SaveButton.tsx';

export interface BatchEditorProps {
  collection: Collection;
  /** By key. Whole items, or with `isCompared` false what judging them takes. */
  items: BatchItems;
  /** Number of keys without an item. */
  missing: number;
  /** Items are known as a whole, so that it can be told where they differ. */
  isCompared: boolean;
}

/** One form for several items. A field takes part only when its switch is on. */
export function BatchEditor({ collection, items: all, missing, isCompared }: BatchEditorProps) {
  const { t } = useTranslation('item');
  const { t: tBatch } = useTranslation('batch');
  const locale = useLocale();
  const user = useCurrentUser();
  const rights = useRights(collection);
  const root = useRef<HTMLFormElement>(null);
  const role = user.role?.id ?? 0;
  // What was changed is no part of the batch any more; what was refused can be mended and saved again.
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const items = useMemo(
    () => (done.size === 0 ? all : new Map([...all].filter(([key]) => !done.has(key)))),
    [all, done],
  );
  const links = useLinkPlaces(collection);
  const { fields, canSave, closed } = useMemo(
    () => batchAccess(collection, rights, items, { id: user.id, role }, links),
    [collection, rights, items, user.id, role, links],
  );
  const [{ common, differing }] = useState(() =>
    isCompared ? compareItems(collection, all) : { common: {}, differing: new Set<string>() },
  );
  // What one item needs is not what all need.
  const form = useForm({ fields, saved: common, isConditional: false });
  const { active, modes, notes, onActivate, discard } = useBatchFields({
    form,
    differing,
    isCompared,
    links,
  });
  const onDone = useCallback(
    (keys: readonly string[]) => setDone((before) => new Set([...before, ...keys])),
    [],
  );
  const batch = { collection, rights, items, closed, isCompared, form, active, modes, links };
  const { save, isSaving, failure, dismiss } = useBatchSave({ ...batch, root, onDone });

  const editor = useEditor({
    form,
    root,
    saved: null,
    isSaving,
    edits: { count: active.size, countNow: () => active.size, discard },
    describe: (count) => t('unsaved.batch', { count }),
    save: canSave ? save : undefined,
    dismiss,
  });

  return (
    <EditorPage
      editor={editor}
      collection={collection}
      presence={null}
      title={t('title.page.batch', { collection: collectionName(collection, locale) })}
      heading={t('title.batch', { count: items.size })}
      breadcrumbs={useItemCrumbs(collection)}
      actions={
        canSave ? (
          <SaveButton
            isSaving={isSaving}
            isReady={editor.count > 0}
            label={t('save')}
            onSave={() => void save()}
          />
        ) : null
      }
      review={{
        changed: active,
        isFirst: (name) => differing.has(name) || !isCompared,
        onTakeBack: (name) => onActivate(name, false),
      }}
    >
      <div className={styles.main}>
        <FailureNotice failure={failure} form={form} root={root} />
        {done.size > 0 ? (
          <Notice tone="warn">{tBatch('rest', { done: done.size, count: items.size })}</Notice>
        ) : null}
        {missing > 0 ? <Notice tone="warn">{tBatch('missing', { count: missing })}</Notice> : null}
        {canSave && closed.length > 0 ? (
          <Notice tone="warn">{tBatch('closed', { count: closed.length })}</Notice>
        ) : null}
        <Notice tone="info" role="none">
          {canSave ? tBatch('hint') : tBatch('readonly')} {isCompared ? null : tBatch('notCompared')}
        </Notice>
        <FormView
          ref={root}
          form={form}
          collection={collection.collection}
          isNew={false}
          inputs={fieldInputs}
          label={t('form.label')}
          batch={{ active, onActivate, notes }}
        />
      </div>
    </EditorPage>
  );
}
