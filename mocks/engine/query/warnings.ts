import { rightsOf } from '#mocks/engine/access/rights.ts';
import { fieldList, type Plan, planFields } from '#mocks/engine/query/fields.ts';
import type { Actor, CollectionDefinition, Project, Query } from '#mocks/engine/types.ts';

/** What a reply tells besides its data. */
export interface Warning {
  type: 'warning';
  message: string;
  code: number;
  fields: string[];
}

/** Code of the API for relations into collections that the reader may not read. */
const DENIED = 18;

/** The relations that were asked for, but lead where the reader may not read at all. */
export function warningsOf(
  project: Project,
  actor: Actor,
  collection: CollectionDefinition,
  query: Query,
): Warning[] {
  if (!project.release.warnsOfDenied || actor.admin) return [];
  return deniedIn(planFields(project.schema(), actor, collection, fieldList(query)), actor);
}

function deniedIn({ output }: Plan, actor: Actor): Warning[] {
  return output.flatMap((planned) => {
    if (planned.kind === 'column' || planned.kind === 'computed') return [];
    const { name, relation } = planned;
    if (!rightsOf(actor, relation.target).any('read')) return [warning(name, relation.target.collection)];
    return planned.kind === 'keyOfTarget' ? [] : deniedIn(planned.plan, actor);
  });
}

function warning(field: string, collection: string): Warning {
  const message = `Can't read \`${collection}\`: read access to \`${collection}\` collection denied`;
  return { type: 'warning', message, code: DENIED, fields: [field] };
}
