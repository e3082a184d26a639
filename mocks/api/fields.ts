import { membersOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { denied, enforceRead } from '#mocks/engine/access/enforce.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { listedField, singleField } from '#mocks/engine/schema/answers.ts';
import { collectionOf, createField, deleteField, fieldOf, updateField } from '#mocks/engine/schema/fields.ts';
import type { CollectionDefinition, FieldDefinition, Query } from '#mocks/engine/types.ts';

export function fieldsRoutes(routes: ProjectRoutes): void {
  routes.get('/fields', listAll);
  routes.get('/fields/:collection', list);
  routes.post('/fields/:collection', (c) => writing(c, create));
  routes.patch('/fields/:collection', (c) => writing(c, updateSeveral));
  routes.get('/fields/:collection/:id', read);
  routes.patch('/fields/:collection/:id', (c) => writing(c, update));
  routes.delete('/fields/:collection/:id', remove);
}

/** Runs a change; what it refuses is told in the way of the release. */
function writing(c: ProjectContext, work: (context: ProjectContext) => object): object {
  try {
    return work(c);
  } catch (error) {
    throw error instanceof ApiFault ? c.project.release.fieldFault(error) : error;
  }
}

/** The fields of all collections that the caller may read, the system's first. */
function listAll({ project, actor, query }: ProjectContext): object {
  if (actor.user === null) throw faults.unauthorized();
  const readable = [...project.schema().collections.values()].filter((one) =>
    rightsOf(actor, one).any('read'),
  );
  const ordered = [...readable.filter((one) => one.system), ...readable.filter((one) => !one.system)];
  return { data: sorted(ordered.flatMap(columnsFirst), query).map(listedField) };
}

/** In this list, fields without a column stand in the order in which they were made. */
function columnsFirst(collection: CollectionDefinition): FieldDefinition[] {
  const fields = fieldsOf(collection);
  const aliases = fields.filter((field) => field.datatype === null);
  return [
    ...fields.filter((field) => field.datatype !== null),
    ...aliases.toSorted((a, b) => compare(a.id, b.id)),
  ];
}

function list({ project, actor, params, query }: ProjectContext): object {
  if (actor.user === null) throw faults.unauthorized();
  const collection = collectionOf(project, params.collection ?? '');
  enforceRead(actor, collection);
  return { data: sorted(fieldsOf(collection), query).map(listedField) };
}

function read({ project, actor, params }: ProjectContext): object {
  if (actor.user === null) throw faults.unauthorized();
  const field = fieldOf(project, params.collection ?? '', params.id ?? '');
  enforceRead(actor, collectionOf(project, field.collection));
  return { data: singleField(field) };
}

function create(context: ProjectContext): object {
  demand(context, 'create');
  const { project, actor, params, body } = context;
  return { data: singleField(createField(project, actor, params.collection ?? '', membersOf(body))) };
}

/** One field, or several (names with commas) with the same change. */
function update(context: ProjectContext): object {
  demand(context, 'update');
  const { project, actor, params, ids, body } = context;
  const change = (name: string) =>
    singleField(updateField(project, actor, params.collection ?? '', name, membersOf(body)));
  if (ids.length === 1) return { data: change(ids[0] ?? '') };
  return { data: project.driver.transaction(() => ids.map(change)) };
}

/** A list of changes, each naming its field: how the app saves the order of fields. */
function updateSeveral(context: ProjectContext): object {
  demand(context, 'update');
  const { project, actor, params, body } = context;
  const changes = Array.isArray(body)
    ? body.map((entry) => membersOf(entry as Record<string, unknown>))
    : [membersOf(body)];
  if (changes.length === 0 || changes.some(({ field }) => typeof field !== 'string' || field === '')) {
    throw faults.invalid('field: This value should not be blank.');
  }
  const data = project.driver.transaction(() =>
    changes.map((change) =>
      singleField(updateField(project, actor, params.collection ?? '', String(change.field), change)),
    ),
  );
  return { data };
}

function remove(context: ProjectContext): null {
  demand(context, 'delete');
  const { project, actor, params, ids } = context;
  project.driver.transaction(() => {
    for (const name of ids) deleteField(project, actor, params.collection ?? '', name);
  });
  return null;
}

function demand({ project, actor }: ProjectContext, action: 'create' | 'update' | 'delete'): void {
  const fields = project.schema().collections.get('directus_fields');
  const allowed = fields && rightsOf(actor, fields).level(action, null) === 'full';
  if (!allowed) throw denied(action, 'directus_fields');
}

const fieldsOf = (collection: CollectionDefinition): FieldDefinition[] => [...collection.fields.values()];

/** `sort=sort` (the field wizard's order), descending with a minus; anything else keeps the table's order. */
function sorted(fields: FieldDefinition[], { sort }: Query): FieldDefinition[] {
  const match = typeof sort === 'string' ? /^(-?)(sort|field|id)$/.exec(sort) : null;
  if (!match) return fields;
  const by = match[2] as 'sort' | 'field' | 'id';
  const sign = match[1] === '-' ? -1 : 1;
  return fields.toSorted((a, b) => sign * compare(a[by], b[by]));
}

/** Empty values come last. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}
