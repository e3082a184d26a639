import { useQueryClient } from '@tanstack/react-query';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { toManyRelation } from '#app/entities/relations/rules.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * For after a save and before its answer goes into the form: what was done meanwhile to rows that the save has made becomes
 * a change of those. Asks for nothing when nothing was. Never rejects: then such a row is staged as one more new one.
 */
export function useSettledLists(collection: Collection, itemKey: string | null, handle: FormHandle) {
  const project = useProject();
  const client = useQueryClient();
  const collections = useCollections();
  const relations = useRelations();

  const settle = async (field: Field, sent: unknown): Promise<void> => {
    const { pairPaths, settled, toListModel, unsettledPairs } = await import('./settling.ts');
    const isJunction = Boolean(toManyRelation(relations, field)?.junction_field);
    const model = toListModel(field, isJunction ? 'm2m' : 'o2m', { collections, relations });
    if (!model || itemKey === null) return;
    const valueNow = () => ownValue(handle.read().values, field.field);
    const pairs = unsettledPairs(valueNow(), sent, model);
    if (pairs.length === 0) return;
    const view = {
      fields: pairPaths(pairs, model),
      sort: `-${model.rowKey}`,
      filter: { [model.back]: { eq: itemKey } },
    };
    const newest = itemQueries.window(project, model.rows.collection, view, 0, 200);
    const rows = await client.fetchQuery({ ...newest, staleTime: 0 });
    // Typing goes on while the rows are read.
    const latest = unsettledPairs(valueNow(), sent, model);
    const next = settled(valueNow(), latest, rows, model);
    handle.quietly(() => handle.set(field.field, next.length === 0 ? null : next));
  };

  return async (sent: Values): Promise<void> => {
    const lists = Object.values(collection.fields).filter(
      (field) => isToMany(field) && ownValue(sent, field.field),
    );
    await Promise.all(
      lists.map((field) => settle(field, ownValue(sent, field.field)).catch(() => undefined)),
    );
  };
}
