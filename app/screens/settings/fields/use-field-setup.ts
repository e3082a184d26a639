import { useMemo, useRef, useState } from 'react';
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { registry } from '#app/interfaces/registry.ts';
import { sameJson } from '#app/lib/json.ts';
import type { RelationProblem } from '#app/screens/settings/relations/relation-problems.ts';
import {
  keepRelations,
  type RelationState,
  startRelations,
} from '#app/screens/settings/relations/relation-state.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import {
  type FieldDraft,
  startDraft,
  withDatatype,
  withInterface,
  withKeyColumn,
  withType,
} from './draft.ts';
import { isDraftChanged } from './draft-body.ts';
import type { DraftProblems, ProblemPlace } from './draft-problems.ts';
import type { SetupEdits } from './setup-draft.ts';
import { useSetupChecks } from './use-setup-checks.ts';
import { type Refusal, useTouched } from './use-touched.ts';

export interface FieldSetupState {
  draft: FieldDraft;
  /** As it is stored; null for a new field. */
  original: FieldDraft | null;
  /** The same, or what a new field begins with. */
  start: FieldDraft;
  /** The fields of the collection, this one with them. */
  fields: readonly Field[];
  definition: InterfaceDefinition | undefined;
  relation: RelationState;
  /** As it is stored. */
  firstRelation: RelationState;
  /** What is wrong, whether it is shown or not. */
  problems: DraftProblems;
  relationIssues: RelationProblem[];
  /** What an option holds that can't be a value. */
  optionError: string | null;
  isDirty: boolean;
  /** The same without what can't be a value. */
  isChanged: boolean;
  isRelationChanged: boolean;
  /** True where what is wrong is to be said: it was edited, or a save was tried. */
  isTold: (place: ProblemPlace) => boolean;
  isAttempted: boolean;
  refusal: Refusal | null;
}

export interface FieldSetupVerbs {
  change: (changes: Partial<FieldDraft>) => void;
  pickInterface: (id: string) => void;
  pickType: (type: string) => void;
  pickDatatype: (datatype: string) => void;
  setRelation: (state: RelationState) => void;
  /** The stored relation itself has changed: this is how it is now. */
  restartRelation: (state: RelationState) => void;
  /** Takes up edits that were made earlier. */
  restore: (edits: SetupEdits) => void;
  setOptionError: (message: string | null) => void;
  setRefusal: (refusal: Refusal | null) => void;
  attempt: () => void;
  /** The field is stored like this now. */
  settle: (saved: Field) => void;
}

/** The field as it is staged. `readDraft` doesn't wait for a render: an input may change two things in one event. */
function useLiveDraft(start: FieldDraft) {
  const [draft, setDraft] = useState(start);
  const live = useRef(draft);
  return {
    draft,
    readDraft: () => live.current,
    setDraft: (next: FieldDraft) => {
      live.current = next;
      setDraft(next);
    },
  };
}

/** The staged field and its relation; every edit brings its consequences with it. */
export function useFieldSetup(
  collection: Collection,
  field: Field | null,
): [FieldSetupState, FieldSetupVerbs] {
  const collections = useCollections();
  const relations = useRelations();
  const [original, setOriginal] = useState(field);
  const [blank] = useState(() => startDraft(collection.collection, null));
  const { draft, readDraft, setDraft } = useLiveDraft(field ?? blank);
  const [firstRelation, setFirstRelation] = useState(() => startRelations(draft, relations, collections));
  const [relation, setRelation] = useState(firstRelation);
  const [optionError, setOptionError] = useState<string | null>(null);
  const touched = useTouched();

  const fields = useMemo(() => Object.values(collection.fields), [collection]);
  const { definition, problems, relationIssues } = useSetupChecks({ draft, original, fields, relation });
  const isRelationChanged = !sameJson(relation, firstRelation);

  const put = (next: FieldDraft) => {
    const before = readDraft();
    const keys = (Object.keys(next) as (keyof FieldDraft)[]).filter((key) => next[key] !== before[key]);
    if (keys.length === 0) return;
    setDraft(next);
    touched.touch(keys);
    setRelation((state) => keepRelations(state, next, relations, collections));
  };

  const verbs: FieldSetupVerbs = {
    change: (changes) => put({ ...readDraft(), ...changes }),
    pickInterface: (id) => {
      const next = registry.getState().get(id);
      // By an older name the field may have it already.
      if (!next || id === definition?.id) return;
      setOptionError(null);
      put(withInterface(readDraft(), next, definition, original));
    },
    pickType: (type) => put(withType(readDraft(), type, definition, original)),
    pickDatatype: (datatype) => put(withDatatype(readDraft(), datatype, original)),
    setRelation: (state) => {
      setRelation(state);
      if (original !== null || state.kind !== 'm2o') return;
      const target = collectionOf(collections, state.one);
      put(withKeyColumn(readDraft(), target && primaryKeyField(target)));
    },
    restartRelation: (state) => {
      setFirstRelation(state);
      setRelation(state);
    },
    restore: (edits) => {
      const next = { ...readDraft(), ...edits.field };
      setDraft(next);
      setOptionError(null);
      setRelation((state) => keepRelations(edits.relation ?? state, next, relations, collections));
    },
    setOptionError,
    setRefusal: touched.setRefusal,
    attempt: touched.attempt,
    settle: (saved) => {
      setOriginal(saved);
      setDraft(saved);
      touched.reset();
    },
  };

  const isChanged = original ? isDraftChanged(draft, original) || isRelationChanged : !sameJson(draft, blank);
  return [
    {
      draft,
      original,
      start: original ?? blank,
      fields,
      definition,
      relation,
      firstRelation,
      problems,
      relationIssues,
      optionError,
      isDirty: optionError !== null || isChanged,
      isChanged,
      isRelationChanged,
      isTold: touched.isTold,
      isAttempted: touched.isAttempted,
      refusal: touched.refusal,
    },
    verbs,
  ];
}
