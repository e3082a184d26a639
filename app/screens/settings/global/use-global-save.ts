import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { commitFocusedAndWait, focusField } from '#app/components/form/focus.ts';
import { readServerProblem } from '#app/components/form/server-errors.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues } from '#app/components/form/value-rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { settingMutations } from '#app/entities/settings/mutations.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { settingItem, settingWrites } from '#app/entities/settings/rules.ts';
import { ApiError } from '#app/lib/api.ts';
import { useProject } from '#app/session/project.tsx';

export interface GlobalSave {
  isSaving: boolean;
  /** Why the last save did not happen, in the server's words; null when a field says it, or nothing is wrong. */
  failure: string | null;
  save: (after: 'leave' | 'stay') => Promise<void>;
}

/** Saves the changed settings; afterwards the overview, which is where one came from. */
export function useGlobalSave(
  form: Form,
  fields: readonly Field[],
  root: RefObject<HTMLElement | null>,
): GlobalSave {
  const { t } = useTranslation('settings');
  const project = useProject();
  const client = useQueryClient();
  const { history } = useRouter();
  const mutation = useMutation(settingMutations.save(project));
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);
  const { handle } = form;

  const point = (names: readonly string[]) => {
    const first = fields.find(({ field }) => names.includes(field));
    // The form has to show the errors before one of them can be focused.
    if (first) setTimeout(() => focusField(root.current, first.field));
  };

  const send = async () => {
    const { base, values } = handle.read();
    const sent = changedValues(fields, base, values);
    try {
      // The ids of the rows are those of now: one may have been made by somebody else meanwhile.
      const rows = await client.fetchQuery(settingQueries.rows(project));
      await mutation.mutateAsync(settingWrites(rows, sent));
      handle.rebase(settingItem(fields, await client.fetchQuery(settingQueries.rows(project))), sent);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = readServerProblem(error, fields, sent);
      handle.setErrors({ ...handle.read().errors, ...problem.fields });
      setFailure(problem.rest);
      point(Object.keys(problem.fields));
      return false;
    }
  };

  const save = async (after: 'leave' | 'stay') => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await commitFocusedAndWait(root.current);
      const problems = Object.keys(handle.validate());
      if (problems.length > 0) {
        point(problems);
        return;
      }
      if (handle.unsaved().length === 0) return;
      setFailure(null);
      if (!(await send())) return;
      notify({ tone: 'good', title: t('global.saved') });
      if (after === 'leave' && handle.unsaved().length === 0) {
        history.push(`/${encodeURIComponent(project)}/settings`, undefined, { ignoreBlocker: true });
      }
    } finally {
      isBusy.current = false;
    }
  };

  return { isSaving: mutation.isPending, failure, save };
}
