import { type ReactNode, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { DraftNotice } from '#app/editing/drafts/DraftNotice.tsx';
import { FailureNotice } from '#app/editing/FailureNotice.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { Contents } from './Contents.tsx';
import styles from './item.module.css';
import type { ItemEditing } from './use-item-editing.ts';

const CopyDialog = lazyPart(() => import('./CopyDialog.tsx'));

interface ItemBodyProps {
  collection: Collection;
  itemKey: string | null;
  isGone: boolean;
  /** It is only to be looked at, whatever the role may do. */
  isReadonly: boolean;
  editing: ItemEditing;
  root: RefObject<HTMLFormElement | null>;
  /** Above the form. */
  above: ReactNode;
}

/** The form of an item between what is to be said of it and its contents; with the dialog of a copy. */
export function ItemBody({ collection, itemKey, isGone, isReadonly, editing, root, above }: ItemBodyProps) {
  const { t } = useTranslation('item');
  const { access, form, draft, saving, copy } = editing;
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.body}>
          <div className={styles.main}>
            <FailureNotice failure={saving.failure} form={form} root={root} />
            <AccessNotices {...{ collection, isGone, isReadonly, editing }} />
            <DraftNotice draft={draft} fields={access.fields} />
            {above}
            <FormView
              ref={root}
              form={form}
              collection={collection.collection}
              isNew={itemKey === null}
              itemKey={itemKey}
              inputs={fieldInputs}
              label={t('form.label')}
            />
          </div>
          <Contents fields={form.shown} />
        </div>
      </div>
      {copy.questions && itemKey !== null ? (
        <Suspense>
          <CopyDialog
            collection={collection}
            itemKey={itemKey}
            blacklist={access.createBlacklist}
            questions={copy.questions}
            values={form.values}
            isSaving={saving.isSaving}
            error={copy.error}
            onSave={copy.answer}
            onFail={copy.fail}
            onClose={copy.cancel}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Why the item can't be saved: it is gone, or not for this user to change. */
function AccessNotices({
  collection,
  isGone,
  isReadonly,
  editing,
}: Pick<ItemBodyProps, 'collection' | 'isGone' | 'isReadonly' | 'editing'>) {
  const { t } = useTranslation('item');
  const { access, deletion, copy } = editing;
  return (
    <>
      {isGone && !deletion.isDeleted ? (
        <Notice
          tone="warn"
          action={
            access.canCreate ? (
              <Button size="dense" onClick={copy.start}>
                {t('copy')}
              </Button>
            ) : undefined
          }
        >
          {t('goneItem')}
        </Notice>
      ) : null}
      {access.canSave || isReadonly ? null : (
        <Notice tone="info" role="none">
          {t(isLog(collection.collection) ? 'logEntry' : 'readonlyItem')}
        </Notice>
      )}
    </>
  );
}
