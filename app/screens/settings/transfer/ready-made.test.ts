import { describe, expect, test } from 'vitest';
import { displayTemplate } from '#app/entities/collections/naming.ts';
import { readSchemaFile } from '#app/entities/collections/read-schema-file.ts';
import { toCollections } from '#app/entities/collections/rules.ts';
import { planSchema } from '#app/entities/collections/schema-plan.ts';
import { resolvePath } from '#app/entities/items/paths.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { templatePaths } from '#app/lib/template.ts';
import { readyMadeFile, readyMadeIds } from './ready-made.ts';
import { readyMadeItems } from './ready-made-items.ts';

const files = toCollections([
  { collection: 'directus_files', fields: [{ field: 'id', primary_key: true, type: 'integer' }] },
]);

describe.each(readyMadeIds)('%s', (id) => {
  const file = readyMadeFile(id);
  const raw = file.collections.map(({ collection, fields, ...rest }) => ({
    ...rest,
    collection,
    fields: fields.map((field) => ({ ...field, collection })),
  }));
  const collections = { ...toCollections(raw), ...files };
  const relations = file.relations.map((relation, at) => ({ ...relation, id: at }));
  const schema = { collections, relations, permissions: null };

  test('is a file like any other', () => {
    expect(readSchemaFile(JSON.stringify(file))).toEqual(file);
  });

  test('fills an empty project, and a second time there is nothing to do', () => {
    const plan = planSchema(
      file,
      { collections: files, relations: [], access: null },
      { removes: false, access: false },
    );
    expect(plan.steps.length).toBeGreaterThan(file.collections.length);
    const again = planSchema(
      file,
      { collections, relations, access: null },
      { removes: false, access: false },
    );
    expect(again.steps).toEqual([]);
  });

  test('its items fill fields that there are, with links to items before them', () => {
    const before = new Map<string, string>();
    for (const { collection, name, values, links = {} } of readyMadeItems[id]) {
      for (const field of Object.keys(values))
        expect(collections[collection]?.fields[field], field).toBeDefined();
      for (const [field, to] of Object.entries(links)) {
        const link = relations.find(
          (each) => each.collection_many === collection && each.field_many === field,
        );
        expect(before.get(to), to).toBe(link?.collection_one);
      }
      expect(before.has(name), name).toBe(false);
      before.set(name, collection);
    }
    expect(new Set(before.values())).toEqual(new Set(file.collections.map(({ collection }) => collection)));
  });

  test('each field has an interface that serves its type, and every template and link leads somewhere', () => {
    const expectPaths = (template: unknown, name: string) => {
      const target = collections[name];
      if (!target) throw new Error(name);
      const paths = templatePaths(String(template));
      expect(paths, name).not.toEqual([]);
      for (const path of paths) expect(resolvePath(schema, target, path), `${name}.${path}`).not.toBeNull();
    };
    for (const { collection, fields } of raw) {
      const own = collections[collection];
      expectPaths(own && displayTemplate(own), collection);
      for (const field of fields) {
        expect(interfaces.get(field.interface ?? '')?.types, field.field).toContain(field.type);
        const link = relations.find(
          ({ collection_many, field_many, collection_one, field_one }) =>
            (collection_many === collection && field_many === field.field) ||
            (collection_one === collection && field_one === field.field),
        );
        const isList = field.type === 'o2m';
        if (isList || field.type === 'm2o')
          expectPaths(
            field.options['template'],
            (isList ? link?.collection_many : link?.collection_one) ?? '',
          );
      }
    }
    for (const { collection_many, field_many, collection_one, field_one } of file.relations) {
      expect(collections[collection_many ?? '']?.fields[field_many ?? '']).toBeDefined();
      if (field_one !== null) expect(collections[collection_one ?? '']?.fields[field_one]?.type).toBe('o2m');
    }
  });
});
