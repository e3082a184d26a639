import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fallbackInterface } from '#app/entities/fields/fallback-interface.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';

/** Gives fields that have no interface the one that fits their columns. */
export function useManageField(collection: string) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const { mutateAsync } = useMutation(fieldMutations.update(useProject(), collection));
  const [managing, setManaging] = useState<ReadonlySet<string>>(new Set());
  const manage = useCallback(
    async (field: Field) => {
      setManaging((now) => new Set([...now, field.field]));
      try {
        const changes = { interface: fallbackInterface(field.datatype ?? '') };
        await mutateAsync({ field: field.field, changes });
        notify({ tone: 'good', title: t('fields.updated') });
      } catch (error) {
        const title = t('manage.failed', { name: fieldName(field, locale) });
        notify({ tone: 'bad', title, details: describeError(error), delay: 0 });
      } finally {
        setManaging((now) => new Set([...now].filter((entry) => entry !== field.field)));
      }
    },
    [mutateAsync, t, locale],
  );
  return { managing, manage };
}
