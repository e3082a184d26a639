import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { commitFocusedAndWait, focusField } from '#app/components/form/focus.ts';
import { readServerProblem } from '#app/components/form/server-errors.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { listingPath } from '#app/entities/items/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ApiError } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';
import { keyFieldOf } from './item-fields.ts';
import type { SaveFailure } from './use-item-save.ts';
import { useLeave } from './use-leave.ts';

export interface BatchSaveConfig {
  collection: Collection;
  keys: readonly string[];
  form: Form;
  active: ReadonlySet<string>;
  root: RefObject<HTMLElement | null>;
}

/** Saves the fields that are on to all items of a batch, after a question that says how many and which. */
export function useBatchSave({ collection, keys, form, active, root }: BatchSaveConfig) {
  const { t } = useTranslation('item');
  const project = useProject();
  const locale = useLocale();
  const leave = useLeave(listingPath(project, collection.collection));
  const update = useMutation(
    itemMutations.updateMany(project, collection.collection, keyFieldOf(collection)),
  );
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const fields = form.fields.map(({ field }) => field).filter((field) => active.has(field.field));

  const save = async (): Promise<void> => {
    if (update.isPending || active.size === 0) return;
    await commitFocusedAndWait(root.current);
    const { values } = form.handle.read();
    const sent: Values = Object.fromEntries(fields.map(({ field }) => [field, values[field] ?? null]));
    const problems = Object.keys(form.handle.validate()).filter((name) => active.has(name));
    if (problems.length > 0) {
      tell(problems, null, false);
      return;
    }
    const names = new Intl.ListFormat(locale).format(fields.map((field) => fieldName(field, locale)));
    const isSure = await confirm({
      title: t('batch.confirm', { count: keys.length }),
      body: t('batch.body', { count: fields.length, fields: names }),
      confirmLabel: t('batch.apply', { count: keys.length }),
      cancelLabel: t('unsaved.keep'),
    });
    if (!isSure) return;
    setFailure(null);
    try {
      await update.mutateAsync({ keys, changes: sent });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = readServerProblem(error, fields, sent);
      form.handle.setErrors({ ...form.handle.read().errors, ...problem.fields });
      tell(Object.keys(problem.fields), problem.rest, error.status === 0);
      return;
    }
    notify({ tone: 'good', title: t('batch.saved', { count: keys.length }) });
    leave();
  };

  const tell = (names: string[], message: string | null, isUnreachable: boolean) => {
    setFailure({ fields: names, message, isUnreachable, retry: message === null ? null : () => void save() });
    const [first] = names;
    if (first !== undefined) setTimeout(() => focusField(root.current, first));
  };

  return { save, isSaving: update.isPending, failure };
}
