import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { useFailedQueries } from '#app/components/form/use-failed-query.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { useSaveRelations } from '#app/screens/settings/relations/use-relation-work.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { nextSort } from '#app/entities/fields/rules.ts';
import { changedFieldBody, newFieldBody } from './draft-body.ts';
import { refusalPlace } from './refusal.ts';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';

const fieldsName = 'directus_fields';

/** The field is stored, its relation is not: why that stopped. */
export interface HalfSaved {
  error: Error;
  wasNew: boolean;
}

export interface FieldSave {
  isSaving: boolean;
  half: HalfSaved | null;
  /** What was made of the relation is gone again. */
  endHalf: () => void;
  /** Called with what has nothing wrong in it. True when all is done. */
  save: (state: FieldSetupState) => Promise<boolean>;
}

/** Saves the field, then its relation; the second can be tried again without the first. */
export function useFieldSave(collection: string, verbs: FieldSetupVerbs): FieldSave {
  const { t } = useTranslation('field-setup');
  const project = useProject();
  const create = useMutation(fieldMutations.create(project, collection));
  const update = useMutation(fieldMutations.update(project, collection));
  const saveRelations = useSaveRelations();
  const failedQueries = useFailedQueries();
  const ofFields = useCollection(fieldsName);
  const place = nextSort(Object.values(useCollection(collection)?.fields ?? {}));
  const [half, setHalf] = useState<HalfSaved | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  /** The field as it is stored then; null when the server refused it. */
  const saveField = async ({ draft, original }: FieldSetupState): Promise<Field | null> => {
    const body = original ? changedFieldBody(draft, original) : newFieldBody({ ...draft, sort: place });
    if (original && Object.keys(body).length === 0) return original;
    try {
      return original
        ? await update.mutateAsync({ field: original.field, changes: body })
        : await create.mutateAsync(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.values(ofFields?.fields ?? {});
      // A key: what a new field has beyond the body, the server makes.
      const write = { project, collection: fieldsName, fields, key: draft.field, sent: body };
      const known = await failedQueries.forEntry(error, write);
      verbs.setRefusal({
        place: refusalPlace(error, body, original === null),
        message: describeError(known),
      });
      return null;
    }
  };

  const send = async (state: FieldSetupState): Promise<boolean> => {
    const wasNew = half ? half.wasNew : state.original === null;
    const saved = await saveField(state);
    if (!saved) return false;
    try {
      await saveRelations(state.relation, saved);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      verbs.settle(saved);
      setHalf({ error, wasNew });
      return false;
    }
    setHalf(null);
    notify({ tone: 'good', title: t(wasNew ? 'made' : 'updated') });
    return true;
  };

  const save = async (state: FieldSetupState) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    verbs.setRefusal(null);
    try {
      return await send(state);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  return { isSaving, half, endHalf: () => setHalf(null), save };
}
