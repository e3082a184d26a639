import { useMemo } from 'react';
import { collectionOf } from '#app/entities/collections/rules.ts';
import type { OptionTarget } from '#app/interfaces/interface-options/option-target.ts';
import type { RelationState } from '#app/screens/settings/relations/relation-state.ts';
import { useCollections } from '#app/session/model.ts';
import type { FieldSetupState } from './use-field-setup.ts';

/** Whose fields the options of the field that is set up may name; the relation as it is chosen by now counts. */
export function useOptionTarget({ draft, relation }: FieldSetupState): OptionTarget | null {
  const collections = useCollections();
  const { collection, field } = draft;
  return useMemo(() => {
    const own = collectionOf(collections, collection);
    if (!own) return null;
    const related = collectionOf(collections, relatedName(relation)) ?? null;
    return { own, field, related, far: relation.kind === 'm2m' ? relation.far : null };
  }, [collections, collection, field, relation]);
}

/** The collection whose items the field leads to; '' for none. */
function relatedName(relation: RelationState): string {
  switch (relation.kind) {
    case 'm2o':
    case 'fixed':
      return relation.one;
    case 'o2m':
      return relation.many;
    case 'm2m':
      return relation.other;
    default:
      return '';
  }
}
