import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormFields } from '#app/components/form/field-access.ts';
import { commitFocused, focusField } from '#app/components/form/focus.ts';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { changedNames, changedValues } from '#app/components/form/value-rules.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { keyFieldOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { itemRights } from '#app/entities/permissions/item-rights.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { useInitialValues } from '#app/interfaces/initial-values.ts';
import styles from './related.module.css';
import { useRelatedText } from './use-related-text.ts';

/** One item of a drawer. */
export interface PartConfig {
  /** Tells the parts of a drawer apart. */
  id: string;
  collection: Collection;
  /** Null for a new item. */
  itemKey: string | null;
  /** Changes that are staged already. */
  staged: Item;
  /** Fields that the drawer decides about: left out of a new item, only to be read in an old one. */
  fixed: readonly string[];
  /** They are not even to be read: the part says nothing but what is its own. */
  isBare?: boolean;
  /** Above the part, when there are several. */
  heading?: string;
  /** Names the form for screen readers. */
  label: string;
}

export interface PartHandle {
  isDirty: () => boolean;
  /** The changed values and no other; null when something is wrong, which is shown and focused then. */
  finish: () => Item | null;
}

interface PartProps {
  part: PartConfig;
  ref: Ref<PartHandle>;
}

/** Reads an item and shows its form. Nothing is saved here. */
export function DrawerPart({ part, ref }: PartProps) {
  const { collection, itemKey } = part;
  const { t } = useTranslation();
  const text = useRelatedText();
  const project = useProject();
  const rights = useRights(collection);
  const names = useMemo(() => {
    const hidden = hiddenFields(rights);
    return Object.values(collection.fields)
      .filter((field) => hasColumn(field) && !hidden.has(field.field))
      .map((field) => field.field)
      .join(',');
  }, [collection, rights]);
  const keyField = keyFieldOf(collection);
  const { data, error, refetch } = useQuery({
    ...itemQueries.detail(project, collection.collection, itemKey ?? '', keyField, names),
    enabled: itemKey !== null,
  });
  if (itemKey === null || data) return <PartForm part={part} saved={data ?? null} ref={ref} />;
  return error ? (
    <RetryNotice text={text('failed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <ProgressBar label={t('loading')} />
  );
}

function PartForm({ part, saved, ref }: PartProps & { saved: Item | null }) {
  const { collection, staged, fixed, itemKey } = part;
  const text = useRelatedText();
  const rights = useRights(collection);
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const isNew = saved === null;
  const workflow = statusField(collection);
  const status = workflow && saved ? plainText(ownValue(saved, workflow.field)) : undefined;
  const own = useMemo(() => itemRights(rights, status, isNew), [rights, status, isNew]);
  const [fixedFields] = useState(fixed);
  const fields = useMemo(() => {
    const shown = Object.values(collection.fields).filter(
      (field) => !((isNew || part.isBare) && fixedFields.includes(field.field)),
    );
    const entries = toFormFields(shown, { rights: own, isNew, isReadonly: own.update === 'none' });
    return entries.map((entry) =>
      fixedFields.includes(entry.field.field) ? { ...entry, readonly: true, required: false } : entry,
    );
  }, [collection, own, isNew, part.isBare, fixedFields]);
  const initial = useInitialValues(fields, isNew ? collection : null);
  const form = useForm({ fields, saved, initial });
  const { handle } = form;
  const [before] = useState(staged);
  useEffect(() => {
    if (Object.keys(before).length > 0) handle.restore(before);
  }, [handle, before]);
  const plain = useMemo(() => fields.map(({ field }) => field), [fields]);

  useImperativeHandle(
    ref,
    () => ({
      isDirty: () => {
        commitFocused(element.current);
        const { base, values } = handle.read();
        const isMoved = changedNames(plain, { ...base, ...before }, values).length > 0;
        return isMoved || handle.unsaved().some((name) => !Object.hasOwn(before, name));
      },
      finish: () => {
        // A control may hold back its last token until it is left.
        commitFocused(element.current);
        const [first] = Object.keys(handle.validate());
        if (first !== undefined) {
          setTimeout(() => focusField(element.current, first));
          return null;
        }
        const { base, values, initial: start } = handle.read();
        const edits = { ...start, ...changedValues(plain, base, values) };
        return collection.collection === 'directus_files' && Object.keys(edits).length > 0
          ? { ...keptTexts(saved), ...edits }
          : edits;
      },
    }),
    [handle, plain, before, collection, saved],
  );

  return (
    <>
      {part.heading ? (
        <h3 id={headingId} className={styles.part}>
          {part.heading}
        </h3>
      ) : null}
      {own.update === 'none' ? (
        <Notice tone="info" role="none">
          {text('readonlyItem')}
        </Notice>
      ) : null}
      <FormView
        ref={element}
        form={form}
        collection={collection.collection}
        isNew={isNew}
        itemKey={itemKey}
        inputs={fieldInputs}
        label={part.label}
      />
    </>
  );
}

/** A change of a file resets these texts on the server unless they are sent with it. */
function keptTexts(saved: Item | null): Item {
  const names = saved ? ['description', 'location', 'tags'].filter((name) => Object.hasOwn(saved, name)) : [];
  return Object.fromEntries(names.map((name) => [name, ownValue(saved, name)]));
}
