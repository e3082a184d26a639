import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { type ComputedField, hooksOf } from '#mocks/engine/hooks.ts';
import { type ToMany, type ToOne, toManyOf, toOneOf } from '#mocks/engine/query/relations.ts';
import type {
  Actor,
  CollectionDefinition,
  FieldDefinition,
  Query,
  QueryValue,
  Schema,
} from '#mocks/engine/types.ts';

/** What is to be read of a collection, level by level. */
export interface Plan {
  collection: CollectionDefinition;
  /** Answered fields, in the order of the schema. */
  output: PlannedField[];
}

export type PlannedField =
  | { name: string; kind: 'column'; field: FieldDefinition }
  | { name: string; kind: 'computed'; computed: ComputedField }
  /** The key of a target that the actor may not read at all. */
  | { name: string; kind: 'keyOfTarget'; field: FieldDefinition; relation: ToOne }
  | { name: string; kind: 'toOne'; field: FieldDefinition; relation: ToOne; plan: Plan }
  | { name: string; kind: 'toMany'; field: FieldDefinition; relation: ToMany; plan: Plan };

const DEEPEST = 20;

export const unknownField = (field: string, collection: string): ApiFault =>
  new ApiFault(422, 202, `Invalid field "${field}" in "${collection}"`);

/** The names of a `fields` parameter, `*` when there is none. */
export function fieldList(query: Query): string[] {
  const names = textList(query.fields);
  return names.length > 0 ? names : ['*'];
}

/** A parameter that may be a comma list, a list, or both. */
export function textList(value: QueryValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string')
    return value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return Object.values(value).flatMap((part: QueryValue) => textList(part));
}

/**
 * Turns a list of names (`*`, `title`, `-body`, `category.*`, `tags.tags_id.name`) into a plan.
 * A star mixed with a dotted name makes objects of all relations; those not asked for show their key only.
 * Throws 422 (code 202) for a name that the collection does not have. Fields hidden from the actor are left out.
 */
export function planFields(
  schema: Schema,
  actor: Actor,
  collection: CollectionDefinition,
  list: readonly string[],
): Plan {
  return new Planner(schema, actor).plan(collection, list, 0);
}

class Planner {
  readonly #schema: Schema;
  readonly #actor: Actor;
  /** Stars reach the same collection on many ways; each pair of collection and list is planned once. */
  readonly #made = new Map<string, Plan>();

  constructor(schema: Schema, actor: Actor) {
    this.#schema = schema;
    this.#actor = actor;
  }

  plan(collection: CollectionDefinition, list: readonly string[], depth: number): Plan {
    const key = `${collection.collection}\n${list.join('\n')}`;
    const plan = this.#made.get(key) ?? this.#make(collection, list, depth);
    this.#made.set(key, plan);
    return plan;
  }

  #make(collection: CollectionDefinition, list: readonly string[], depth: number): Plan {
    if (depth > DEEPEST) throw new ApiFault(422, 4, 'fields: This list of names goes too deep.');
    const asked = takeApart(list);
    for (const name of asked.heads) {
      if (name !== '*' && !collection.fields.has(name)) throw unknownField(name, collection.collection);
    }
    const hooks = hooksOf(collection.collection);
    const output: PlannedField[] = [];
    for (const [name, field] of collection.fields) {
      if (asked.excluded.has(name) || hooks.secret?.includes(name)) continue;
      const rests = [...(asked.rests.get('*') ?? []), ...(asked.rests.get(name) ?? [])];
      const planned = this.#field(field, asked, rests, depth);
      if (planned) output.push(planned);
    }
    return { collection, output };
  }

  #field(field: FieldDefinition, asked: Asked, rests: string[], depth: number): PlannedField | null {
    const name = field.field;
    const wanted = asked.plain.has(name) || asked.plain.has('*') || rests.length > 0;
    if (!wanted) return null;
    const computed = hooksOf(field.collection).computed?.find((entry) => entry.field === name);
    if (computed) return { name, kind: 'computed', computed };
    const objects =
      rests.length > 0 || (asked.plain.has('*') && !asked.plain.has(name) && asked.rests.size > 0);
    if (field.datatype === null) {
      const relation = objects ? toManyOf(this.#schema, field) : null;
      if (!relation) return null;
      const inner = rests.length > 0 ? rests : [relation.targetKey];
      return { name, kind: 'toMany', field, relation, plan: this.plan(relation.target, inner, depth + 1) };
    }
    const relation = objects ? toOneOf(this.#schema, field) : null;
    if (!relation) return { name, kind: 'column', field };
    if (!rightsOf(this.#actor, relation.target).any('read'))
      return { name, kind: 'keyOfTarget', field, relation };
    const inner = rests.length > 0 ? rests : [relation.targetKey];
    return { name, kind: 'toOne', field, relation, plan: this.plan(relation.target, inner, depth + 1) };
  }
}

interface Asked {
  heads: Set<string>;
  plain: Set<string>;
  excluded: Set<string>;
  rests: Map<string, string[]>;
}

function takeApart(list: readonly string[]): Asked {
  const asked: Asked = { heads: new Set(), plain: new Set(), excluded: new Set(), rests: new Map() };
  for (const name of list) {
    const negative = name.startsWith('-');
    const [head = '', ...others] = (negative ? name.slice(1) : name).split('.');
    if (negative && others.length === 0) {
      asked.excluded.add(head);
      continue;
    }
    asked.heads.add(head);
    if (others.length === 0) asked.plain.add(head);
    else
      asked.rests.set(head, [...(asked.rests.get(head) ?? []), `${negative ? '-' : ''}${others.join('.')}`]);
  }
  if (asked.heads.size === 0) {
    asked.heads.add('*');
    asked.plain.add('*');
  }
  return asked;
}

/** The same without what is in linked items, and without lists. */
export function unexpanded({ collection, output }: Plan): Plan {
  return {
    collection,
    output: output.flatMap((planned): PlannedField[] => {
      if (planned.kind === 'toMany') return [];
      if (planned.kind !== 'toOne') return [planned];
      return [{ name: planned.name, kind: 'column', field: planned.field }];
    }),
  };
}
