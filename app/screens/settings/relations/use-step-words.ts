import { useTranslation } from 'react-i18next';
import { ownValue } from '#app/lib/own-value.ts';
import type { RelationStep } from './relation-steps.ts';

/** Says in words what a step does. */
export function useStepWords(): (step: RelationStep) => string {
  const { t } = useTranslation('relation-setup');
  return (step) => {
    switch (step.kind) {
      case 'collection':
        return t('step.collection', {
          name: step.body.collection,
          fields: step.body.fields.map(({ field }) => field).join(', '),
        });
      case 'rows':
        return t('step.rows', {
          count: step.items.length,
          collection: step.collection,
          keys: step.items.map((item) => String(ownValue(item, step.key))).join(', '),
        });
      case 'field':
        return t('step.field', { name: step.body.field, collection: step.collection });
      case 'options':
        return t('step.options');
      case 'relation': {
        const { collection_many, field_many, collection_one, field_one } = step.body;
        const words = { many: `${collection_many}.${field_many}`, one: collection_one };
        return field_one === null
          ? t('step.relation', words)
          : t('step.relationBack', { ...words, field: field_one });
      }
      case 'change': {
        const changes = Object.entries(step.changes).map(
          ([key, value]) => `${key} = ${value ?? t('nothing')}`,
        );
        return t('step.change', { id: step.id, changes: changes.join(', ') });
      }
      case 'drop': {
        const { collection_many, field_many, collection_one } = step.relation;
        return t('step.drop', { many: `${collection_many}.${field_many}`, one: collection_one });
      }
    }
  };
}
