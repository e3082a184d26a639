import { collectionOf, fieldOf, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type PathModel, readablePath } from './readable-paths.ts';
import type { Item } from './types.ts';

/*
 * Real servers leave rows out of a list whose links they can't follow: the target of a to-one field is gone, soft-deleted
 * or not readable (8.1.0; 8.8.1 answers null there). So a list is asked for its own columns and those of its rows' rows, with
 * bare keys in to-one fields, and the targets are read by their keys: a list never depends on what another one holds.
 */

/** What paths of a list have the server read, and what is read apart. */
export interface ReadPlan {
  /** Without a step through a to-one field. */
  paths: string[];
  targets: Target[];
}

export interface Target {
  /** Way to the to-one field, through lists of rows. */
  at: readonly string[];
  /** null: the reader knows of no such collection. */
  collection: Collection | null;
  /** Within the target. */
  paths: string[];
}

/** Splits paths (`title`, `author.name`, `tags.tag.name`) at the first to-one field that they go through. */
export function readPlan(model: PathModel, collection: string, all: readonly string[]): ReadPlan {
  const { collections, relations } = model;
  const paths = new Set<string>();
  const targets = new Map<string, Target>();
  for (const asked of all) {
    const path = readablePath(model, collection, asked);
    if (path === null) continue;
    const steps = path.split('.');
    let holder = collectionOf(collections, collection);
    let own = path;
    for (const [index, step] of steps.slice(0, -1).entries()) {
      const field = holder && fieldOf(holder, step);
      if (!field) break;
      const rows = toManyRelation(relations, field);
      const related = rows ? null : relatedCollection(relations, field);
      if (related !== null) {
        const at = steps.slice(0, index + 1);
        own = at.join('.');
        const target = targets.get(own) ?? {
          at,
          collection: collectionOf(collections, related) ?? null,
          paths: [],
        };
        target.paths.push(steps.slice(index + 1).join('.'));
        targets.set(own, target);
        break;
      }
      holder = rows ? collectionOf(collections, rows.collection_many) : undefined;
    }
    paths.add(own);
  }
  return { paths: [...paths], targets: [...targets.values()] };
}

/** Bare keys, as texts, in the to-one field at the end of a way. */
export function keysAt(row: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return isBareKey(row) ? [plainText(row)] : [];
  if (Array.isArray(row)) return row.flatMap((entry) => keysAt(entry, [step, ...rest]));
  return isRecord(row) && Object.hasOwn(row, step) ? keysAt(ownValue(row, step), rest) : [];
}

/** A copy of a row with targets in place of bare keys; `find` is given the name of the key's field and the key. */
export function withTargets(
  row: Item,
  { at, collection }: Target,
  find: (keyField: string, key: unknown) => Item,
): Item {
  const keyField = collection ? keyFieldOf(collection) : 'id';
  const replaced = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return isBareKey(value) ? find(keyField, value) : value;
    if (Array.isArray(value)) return value.map((entry) => replaced(entry, [step, ...rest]));
    return isRecord(value) && Object.hasOwn(value, step)
      ? { ...value, [step]: replaced(ownValue(value, step), rest) }
      : value;
  };
  return replaced(row, at) as Item;
}

const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isBareKey = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !Array.isArray(value) && !isRecord(value);

/** Says in place of a target what is known of it. No column has such a name. */
const stateMark = '$target';
type TargetState = 'pending' | 'lost';

/** Stands for a target: its key, and that it is on its way or can't be read. */
export function markedTarget(keyField: string, key: unknown, state: TargetState): Item {
  return { [keyField]: key, [stateMark]: state };
}

/** The key in what stands for a target. */
export function keyOfMarked(target: Item): unknown {
  return Object.entries(target).find(([name]) => name !== stateMark)?.[1];
}

/** What stands in place of a target; null for the target itself, and for anything else. */
export function targetState(value: unknown): TargetState | null {
  return isRecord(value) && Object.hasOwn(value, stateMark) ? (value[stateMark] as TargetState) : null;
}
