import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { toFormFields } from '#app/components/form/field-access.ts';
import { useForm } from '#app/components/form/use-form.ts';
import { useEditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import { useSave } from '#app/editing/use-save.ts';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useProject } from '#app/session/project.tsx';

const everything = { readBlacklist: [], writeBlacklist: [] };
export const settingsName = 'directus_collections';

export interface EditedCollection {
  collection: Collection;
  /** Its settings as the server has them; null for a table that has none yet. */
  settings: Record<string, unknown> | null;
  /** How the server describes the settings of a collection. */
  formFields: readonly Field[];
}

/** The settings of a collection as a form, with the draft of it and its save. */
export function useCollectionSettings(edited: EditedCollection, root: RefObject<HTMLElement | null>) {
  const { collection, settings, formFields } = edited;
  const { t } = useTranslation('schema');
  const project = useProject();
  const client = useQueryClient();
  const update = useMutation(collectionMutations.update(project));
  const name = collection.collection;
  const saved = useMemo(() => settings ?? fromTable(collection), [settings, collection]);
  const shown = useMemo(
    () => toFormFields(formFields, { rights: everything, isNew: false, isReadonly: false }),
    [formFields],
  );
  const form = useForm({ fields: shown, saved });
  const draft = useEditDraft({ collection: settingsName, key: name, form });
  const saving = useSave({
    form,
    root,
    isNew: false,
    send: async (changes) => {
      await update.mutateAsync({ collection: name, changes });
      const fresh = await client.fetchQuery(collectionQueries.settings(project, name));
      return { saved: fresh ?? { ...saved, ...changes }, answer: null };
    },
    onSaved: ({ sent }) => {
      draft.forget(sent);
      notify({ tone: 'good', title: t('editor.saved') });
    },
  });
  return { shown, saved, form, draft, saving };
}

/** The settings of a table without any, as the list of collections tells them. */
function fromTable(collection: Collection): Record<string, unknown> {
  const { fields: _, ...settings } = collection;
  return settings;
}
