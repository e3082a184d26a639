import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { Collections } from './relation-state.ts';
import type { RelationStep } from './relation-steps.ts';

/**
 * What a step would make, when it is there already: the call reached the server and its answer was lost. The id of a
 * relation, null for the rest; undefined when it is still to be done. Changes are simply done again.
 */
export function findMade(
  step: RelationStep,
  collections: Collections,
  relations: readonly Relation[],
): number | null | undefined {
  if (step.kind === 'collection') {
    const found = collectionOf(collections, step.body.collection);
    const isSame = found && step.body.fields.every(({ field }) => fieldOf(found, field ?? '') !== undefined);
    return isSame ? null : undefined;
  }
  if (step.kind === 'field') {
    const within = collectionOf(collections, step.collection);
    const found = within ? fieldOf(within, step.body.field) : undefined;
    return found?.type === step.body.type ? null : undefined;
  }
  if (step.kind === 'relation') {
    const { body } = step;
    const keys = Object.keys(body) as (keyof typeof body)[];
    return relations.find((relation) => keys.every((key) => relation[key] === body[key]))?.id;
  }
  return undefined;
}
