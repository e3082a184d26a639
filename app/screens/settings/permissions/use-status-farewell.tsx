import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { withoutStatuses } from '#app/entities/permissions/leftovers.ts';
import { permissionMutations } from '#app/entities/permissions/mutations.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { useProject } from '#app/session/project.tsx';

export interface StatusFarewell {
  /** What is to be asked before the field goes; null when no role has permissions by its statuses. */
  question: ReactNode;
  /** To be called once the field is gone. What can't be saved is told, and can be done on the page of each role. */
  run: () => Promise<void>;
}

/**
 * Permissions by status when the field of the statuses is deleted: without a record for the whole collection its roles
 * would be left with nothing.
 */
export function useStatusFarewell(collection: Collection, field: Field): StatusFarewell {
  const { t } = useTranslation('permissions');
  const project = useProject();
  const [way, setWay] = useState<'least' | 'most'>('least');
  const { data } = useQuery({
    ...permissionQueries.ofCollection(project, collection.collection),
    enabled: field.type === 'status',
  });
  const { mutateAsync } = useMutation(permissionMutations.save(project));
  const bodies = data && field.type === 'status' ? withoutStatuses(data, collection, way) : null;
  const roles = new Set(
    (data ?? []).flatMap(({ id, role }) => (id !== null && bodies?.remove.includes(id) ? [role] : [])),
  ).size;
  const run = async () => {
    if (!bodies || bodies.remove.length === 0) return;
    try {
      await mutateAsync(bodies);
    } catch (error) {
      notify({ tone: 'bad', title: t('farewell.failed'), details: describeError(error) });
    }
  };
  const question =
    roles === 0 ? null : (
      <RadioGroup
        legend={t('farewell.legend', { count: roles })}
        options={[
          { value: 'least', label: t('leftovers.least'), description: t('leftovers.leastAbout') },
          { value: 'most', label: t('leftovers.most'), description: t('leftovers.mostAbout') },
        ]}
        value={way}
        onChange={(value) => setWay(value === 'most' ? 'most' : 'least')}
      />
    );
  return { question, run };
}
