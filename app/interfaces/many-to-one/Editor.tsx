import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormFields } from '#app/components/form/field-access.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { changedNames, changedValues } from '#app/components/form/value-rules.ts';
import { confirm } from '#app/components/feedback/confirm.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { primaryKeyField, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { itemRights } from '#app/entities/permissions/item-rights.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

interface EditorProps {
  collection: Collection;
  /** Null for a new item. */
  itemKey: string | null;
  /** Changes that are staged already. */
  staged: Item;
  title: string;
  onClose: () => void;
  /** The changed values and no other; nothing is saved here, the item around saves them with itself. */
  onDone: (changes: Item) => void;
}

/** A form for one related item over the form that links it. */
export default function Editor(props: EditorProps) {
  const { collection, itemKey, title, onClose } = props;
  const { t } = useTranslation();
  const text = useInterfaceText('many-to-one');
  const project = useProject();
  const keyField = primaryKeyField(collection)?.field ?? 'id';
  const names = useMemo(
    () =>
      Object.values(collection.fields)
        .filter(hasColumn)
        .map((field) => field.field)
        .join(','),
    [collection],
  );
  const { data, isError, refetch } = useQuery({
    ...itemQueries.detail(project, collection.collection, itemKey ?? '', keyField, names),
    enabled: itemKey !== null,
  });
  if (itemKey === null || data) return <EditorForm {...props} saved={data ?? null} />;
  return (
    <Dialog title={title} size="drawer" onClose={onClose} closeLabel={t('cancel')}>
      {isError ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {text('failed')}
        </Notice>
      ) : (
        <ProgressBar label={t('loading')} />
      )}
    </Dialog>
  );
}

function EditorForm({
  collection,
  staged,
  saved,
  title,
  onClose,
  onDone,
}: EditorProps & { saved: Item | null }) {
  const { t } = useTranslation();
  const text = useInterfaceText('many-to-one');
  const rights = useRights(collection);
  const formElement = useRef<HTMLFormElement>(null);
  const isNew = saved === null;
  const fields = useMemo(() => {
    const workflow = statusField(collection);
    const status = workflow && saved ? plainText(saved[workflow.field]) : undefined;
    const own = itemRights(rights, status, isNew);
    return toFormFields(
      Object.values(collection.fields).filter((field) => field.type !== 'o2m'),
      {
        rights: own,
        isNew,
        isReadonly: own.update === 'none',
      },
    );
  }, [collection, rights, saved, isNew]);
  const form = useForm({ fields, saved });
  const { handle } = form;
  const [before] = useState(staged);
  useEffect(() => {
    if (Object.keys(before).length > 0) handle.restore(before);
  }, [handle, before]);
  const plain = useMemo(() => fields.map(({ field }) => field), [fields]);
  const isDirty = () => {
    const { base, values } = handle.read();
    return changedNames(plain, { ...base, ...before }, values).length > 0;
  };

  const close = async () => {
    const leaving =
      !isDirty() ||
      (await confirm({
        title: text('discardTitle', { title }),
        confirmLabel: t('discard'),
        cancelLabel: t('keepEditing'),
        tone: 'bad',
      }));
    if (leaving) onClose();
  };

  const finish = () => {
    // A control may hold back its last token until it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const problems = handle.validate();
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      formElement.current
        ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(first)}"] :is(input, textarea, button)`)
        ?.focus();
      return;
    }
    const { base, values } = handle.read();
    onDone(changedValues(plain, base, values));
  };

  return (
    <Dialog
      title={title}
      size="drawer"
      onClose={() => void close()}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={() => void close()}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={finish}>
            {text('done')}
          </Button>
        </>
      }
    >
      {/* Keys typed here belong to this form, not to the page behind it: mod+s is Done. */}
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.stopPropagation();
            finish();
          }
        }}
      >
        <FormView
          ref={formElement}
          form={form}
          collection={collection.collection}
          isNew={isNew}
          inputs={fieldInputs}
          label={title}
        />
      </div>
    </Dialog>
  );
}
