import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { batchAccess, commonValues } from './batch-rules.ts';
import { FailureNotice } from './FailureNotice.tsx';
import styles from './item.module.css';
import { keyFieldOf } from './item-fields.ts';
import { useItemCrumbs } from './item-links.ts';
import { keyText } from './item-rules.ts';
import { useBatchSave } from './use-batch-save.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface BatchEditorProps {
  collection: Collection;
  items: readonly Item[];
  /** Number of keys in the address without an item. */
  missing: number;
}

/** One form for several items. A field takes part only when its switch is on. */
export function BatchEditor({ collection, items, missing }: BatchEditorProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const user = useCurrentUser();
  const rights = useRights(collection);
  const root = useRef<HTMLFormElement>(null);
  const role = user.role?.id ?? 0;
  const { fields, canSave } = useMemo(
    () => batchAccess(collection, rights, items, { id: user.id, role }),
    [collection, rights, items, user.id, role],
  );
  const common = useMemo(() => commonValues(collection, items), [collection, items]);
  const form = useForm({ fields, saved: common });
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  const { handle } = form;
  const onActivate = useCallback(
    (name: string, isActive: boolean) => {
      if (!isActive) handle.undo(name);
      setActive((all) => new Set(isActive ? [...all, name] : [...all].filter((entry) => entry !== name)));
    },
    [handle],
  );
  const keyField = keyFieldOf(collection);
  const keys = items.flatMap((item) => keyText(item[keyField]) ?? []);
  const { save, isSaving, failure } = useBatchSave({ collection, keys, form, active, root });

  useUnsavedGuard({
    isDirty: active.size > 0,
    countNow: () => active.size,
    describe: (count) => t('unsaved.batch', { count }),
    onDiscard: () => undefined,
  });
  useSaveShortcut(() => void save());

  return (
    <Page
      title={t('title.page.batch', { collection: collectionName(collection, locale) })}
      heading={t('title.batch', { count: items.length })}
      breadcrumbs={useItemCrumbs(collection)}
      actions={
        <>
          <span role="status" className={styles['count']}>
            {active.size > 0 ? t('changes', { count: active.size }) : ''}
          </span>
          {canSave ? (
            <Button
              variant="primary"
              pending={isSaving}
              aria-disabled={active.size === 0 || undefined}
              onClick={() => void save()}
            >
              {t('save')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles['main']}>
        {failure ? <FailureNotice failure={failure} form={form} root={root} /> : null}
        {missing > 0 ? <Notice tone="warn">{t('batch.missing', { count: missing })}</Notice> : null}
        <Notice tone="info" role="none">
          {canSave ? t('batch.hint') : t('batch.readonly')}
        </Notice>
        <FormView
          ref={root}
          form={form}
          collection={collection.collection}
          isNew={false}
          inputs={fieldInputs}
          label={t('form.label')}
          batch={{ active, onActivate }}
        />
      </div>
    </Page>
  );
}
