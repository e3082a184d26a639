import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { settingMutations } from '#app/entities/settings/mutations.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { settingItem, settingWrites } from '#app/entities/settings/rules.ts';
import { type Save, useSave } from '#app/editing/use-save.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';

/** Saves the changed settings; afterwards the overview, which is where one came from. */
export function useGlobalSave(
  form: Form,
  fields: readonly Field[],
  root: RefObject<HTMLElement | null>,
  forgetDraft: (sent: Values) => void,
): Save {
  const { t } = useTranslation('settings');
  const project = useProject();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation(settingMutations.save(project));
  return useSave({
    form,
    root,
    isNew: false,
    send: async (sent) => {
      // The ids of the rows are those of now: one may have been made by somebody else meanwhile.
      const rows = await client.fetchQuery(settingQueries.rows(project));
      await mutation.mutateAsync(settingWrites(rows, sent));
      const saved = settingItem(fields, await client.fetchQuery(settingQueries.rows(project)));
      return { saved, answer: null };
    },
    onSaved: ({ after, sent }) => {
      forgetDraft(sent);
      notify({ tone: 'good', title: t('global.saved') });
      if (after === 'leave' && form.handle.unsaved().length === 0) {
        void navigate({ ...addresses.settings(project), ignoreBlocker: true });
      }
    },
  });
}
