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
  const locale = useLocale();
  const user = useCurrentUser();
  const rights = useRights(collection);
  const root = useRef<HTMLFormElement>(null);
  const role = user.role?.id ?? 0;
  const { done, items, onDone } = useRest(all);
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
        <BatchNotices
          {...{ missing, canSave, isCompared }}
          done={done.size}
          rest={items.size}
          closed={closed.length}
        />
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

/** What was changed is no part of the batch any more; what was refused can be mended and saved again. */
function useRest(all: BatchItems) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const items = useMemo(
    () => (done.size === 0 ? all : new Map([...all].filter(([key]) => !done.has(key)))),
    [all, done],
  );
  const onDone = useCallback(
    (keys: readonly string[]) => setDone((before) => new Set([...before, ...keys])),
    [],
  );
  return { done, items, onDone };
}

interface BatchNoticesProps {
  /** Numbers of items: saved already, still to be saved, gone, not for this user to change. */
  done: number;
  rest: number;
  missing: number;
  closed: number;
  canSave: boolean;
  isCompared: boolean;
}

/** What is to be known of the batch before its fields. */
function BatchNotices({ done, rest, missing, closed, canSave, isCompared }: BatchNoticesProps) {
  const { t } = useTranslation('batch');
  return (
    <>
      {done > 0 ? <Notice tone="warn">{t('rest', { done, count: rest })}</Notice> : null}
      {missing > 0 ? <Notice tone="warn">{t('missing', { count: missing })}</Notice> : null}
      {canSave && closed > 0 ? <Notice tone="warn">{t('closed', { count: closed })}</Notice> : null}
      <Notice tone="info" role="none">
        {canSave ? t('hint') : t('readonly')} {isCompared ? null : t('notCompared')}
      </Notice>
    </>
  );
}
