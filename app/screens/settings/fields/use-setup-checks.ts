import { useMemo } from 'react';
import type { Field } from '#app/entities/fields/types.ts';
import { interfaceOf } from '#app/interfaces/registry.ts';
import { relationProblems } from '#app/screens/settings/relations/relation-problems.ts';
import type { RelationState } from '#app/screens/settings/relations/relation-state.ts';
import { useCollections } from '#app/session/model.ts';
import type { FieldDraft } from './draft.ts';
import { draftProblems } from './draft-problems.ts';

interface CheckedSetup {
  draft: FieldDraft;
  /** As it is stored; null for a new field. */
  original: FieldDraft | null;
  /** The fields of the collection, this one with them. */
  fields: readonly Field[];
  relation: RelationState;
}

/** The interface of a field being set up, and what is wrong with the field and its relation. */
export function useSetupChecks({ draft, original, fields, relation }: CheckedSetup) {
  const collections = useCollections();
  const resolved = draft.interface === null ? null : interfaceOf(draft);
  // What stands in for an interface that is not known here has nothing to say about the field.
  const definition = resolved?.isFallback === false ? resolved.definition : undefined;
  const problems = useMemo(() => draftProblems(draft, original, fields), [draft, original, fields]);
  const relationIssues = useMemo(
    () => relationProblems(relation, draft, collections),
    [relation, draft, collections],
  );
  return { definition, problems, relationIssues };
}
