/** Makes the demo's collections, fields and relations, the way a request to the API would. */
import { createItems } from '#mocks/engine/items.ts';
import { createCollection } from '#mocks/engine/schema/collections.ts';
import { updateField } from '#mocks/engine/schema/fields.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import type { CollectionSeed, RelationSeed } from '#mocks/seed/schema/builders.ts';
import { quoted } from '#mocks/storage/kysely.ts';

export function createCollections(
  project: Project,
  actor: Actor,
  collections: readonly CollectionSeed[],
): void {
  for (const { fields, ...seed } of collections) {
    const groups = fields.filter(({ group }) => group !== undefined);
    // integers are unsigned where the API is not told otherwise
    const described = fields.map((field, index) => ({
      ...field,
      group: undefined,
      signed: field.signed ?? field.interface === 'numeric',
      sort: index + 1,
    }));
    const made = createCollection(project, actor, { ...seed, fields: described });
    for (const { field, group = '' } of groups) {
      updateField(project, actor, seed.collection, field, { group: made.fields.get(group)?.id });
    }
  }
}

/** Describes the relations, and indexes the columns that point elsewhere: nested reads go through them. */
export function createRelations(project: Project, actor: Actor, relations: readonly RelationSeed[]): void {
  createItems(project, actor, 'directus_relations', relations, {});
  project.schemaChanged();
  for (const { collection_many: collection, field_many: field } of relations) {
    const name = quoted(`${collection}.${field}`);
    project.driver.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${quoted(collection)} (${quoted(field)})`);
  }
}
