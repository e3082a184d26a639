import { useMemo, useRef, useState } from 'react';
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { interfaceOf, interfaces } from '#app/interfaces/registry.ts';
import { sameJson } from '#app/lib/json.ts';
import { type RelationProblem, relationProblems } from '#app/screens/settings/relations/relation-problems.ts';
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
import { type DraftProblems, draftProblems, type ProblemPlace } from './draft-problems.ts';
import type { SetupEdits } from './setup-draft.ts';

/** What the server said against a save, and where it belongs; null for no place of the dialog. */
export interface Refusal {
  place: ProblemPlace | null;
  message: string;
}

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

/** Which edits take back what the server has refused at a place. */
const places: Partial<Record<keyof FieldDraft, readonly ProblemPlace[]>> = {
  field: ['field'],
  interface: ['interface', 'datatype', 'length'],
  type: ['datatype', 'length', 'default_value'],
  datatype: ['datatype', 'length', 'default_value'],
  length: ['length', 'datatype'],
  default_value: ['default_value'],
  validation: ['validation'],
  primary_key: ['primary_key'],
  unique: ['unique'],
  translation: ['translation'],
};

/** The staged field and its relation; every edit brings its consequences with it. */
export function useFieldSetup(
  collection: Collection,
  field: Field | null,
): [FieldSetupState, FieldSetupVerbs] {
  const collections = useCollections();
  const relations = useRelations();
  const [original, setOriginal] = useState(field);
  const [blank] = useState(() => startDraft(collection.collection, null));
  const [draft, setDraft] = useState(field ?? blank);
  /** The same without waiting for a render: an input may change two things in one event. */
  const live = useRef(draft);
  const [firstRelation, setFirstRelation] = useState(() => startRelations(draft, relations, collections));
  const [relation, setRelation] = useState(firstRelation);
  const [touched, setTouched] = useState<ReadonlySet<ProblemPlace>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [optionError, setOptionError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const fields = useMemo(() => Object.values(collection.fields), [collection]);
  const resolved = draft.interface === null ? null : interfaceOf(draft);
  // What stands in for an interface that is not known here has nothing to say about the field.
  const definition = resolved?.isFallback === false ? resolved.definition : undefined;
  const problems = useMemo(() => draftProblems(draft, original, fields), [draft, original, fields]);
  const relationIssues = useMemo(
    () => relationProblems(relation, draft, collections),
    [relation, draft, collections],
  );
  const isRelationChanged = !sameJson(relation, firstRelation);

  const put = (next: FieldDraft) => {
    const before = live.current;
    const keys = (Object.keys(next) as (keyof FieldDraft)[]).filter((key) => next[key] !== before[key]);
    if (keys.length === 0) return;
    const changed = keys.flatMap((key) => places[key] ?? []);
    live.current = next;
    setDraft(next);
    setTouched((all) => new Set([...all, ...changed]));
    if (refusal && (refusal.place === null || changed.includes(refusal.place))) setRefusal(null);
    setRelation((state) => keepRelations(state, next, relations, collections));
  };

  const verbs: FieldSetupVerbs = {
    change: (changes) => put({ ...live.current, ...changes }),
    pickInterface: (id) => {
      const next = interfaces.get(id);
      // By an older name the field may have it already.
      if (!next || id === definition?.id) return;
      setOptionError(null);
      put(withInterface(live.current, next, definition, original));
    },
    pickType: (type) => put(withType(live.current, type, definition, original)),
    pickDatatype: (datatype) => put(withDatatype(live.current, datatype, original)),
    setRelation: (state) => {
      setRelation(state);
      if (original !== null || state.kind !== 'm2o') return;
      const target = collectionOf(collections, state.one);
      put(withKeyColumn(live.current, target && primaryKeyField(target)));
    },
    restartRelation: (state) => {
      setFirstRelation(state);
      setRelation(state);
    },
    restore: (edits) => {
      const next = { ...live.current, ...edits.field };
      live.current = next;
      setDraft(next);
      setOptionError(null);
      setRelation((state) => keepRelations(edits.relation ?? state, next, relations, collections));
    },
    setOptionError,
    setRefusal,
    attempt: () => setAttempted(true),
    settle: (saved) => {
      setOriginal(saved);
      live.current = saved;
      setDraft(saved);
      setTouched(new Set());
      setRefusal(null);
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
      isTold: (place) => isAttempted || touched.has(place),
      isAttempted,
      refusal,
    },
    verbs,
  ];
}
