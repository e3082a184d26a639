import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchemaStep } from '#app/entities/collections/schema-steps.ts';

/** What a step is about, in words. */
export function useStepText(): (step: SchemaStep) => string {
  const { t } = useTranslation('schema-file');
  return useCallback(
    (step) => {
      switch (step.kind) {
        case 'create-collection':
        case 'set-collection':
        case 'delete-collection':
          return t('step.collection', { name: step.collection });
        case 'create-field':
        case 'set-field':
        case 'delete-field':
          return t('step.field', { name: `${step.collection}.${step.field}` });
        case 'set-group':
          return t('step.group', { name: `${step.collection}.${step.field}` });
        case 'create-role':
          return t('step.role', { name: step.role.name });
        case 'set-role':
          return t('step.role', { name: step.role });
        case 'create-permission':
        case 'set-permission': {
          const of = { role: step.role, collection: step.collection };
          return step.status === null
            ? t('step.permission', of)
            : t('step.statusPermission', { ...of, status: step.status });
        }
        default: {
          const { collection_many, field_many, collection_one } = step.relation;
          return t('step.relation', { from: `${collection_many}.${field_many}`, to: collection_one });
        }
      }
    },
    [t],
  );
}
