/** The steps of a plan, done one by one at the API. What depends on the data model is made stale by `applySchema`, once. */
import { type MutationOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { changesForServer, forServer } from '#app/entities/fields/queries.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { ApiError, call, callForItem, callForList } from '#app/lib/api.ts';
import { collectionQueries } from './queries.ts';
import type { Access } from './schema-file.ts';
import type { SchemaStep } from './schema-steps.ts';

/** Large tables take their time to change, ms. */
const patience = 300_000;

export const accessQueries = {
  /** All roles with their settings, and all permissions. */
  all: (project: string) =>
    queryOptions({
      queryKey: [project, 'permissions', 'access'],
      queryFn: async ({ signal }): Promise<Access> => {
        const [roles, permissions] = await Promise.all([
          callForList<Record<string, unknown>>(project, 'roles', { signal, params: { limit: -1 } }),
          callForList<Permission>(project, 'permissions', { signal, params: { limit: -1 } }),
        ]);
        return { roles, permissions };
      },
      staleTime: 0,
    }),
};

/** Work on the data model that is one change to everybody else, whatever it consists of; it never fails as a whole. */
export function applySchema<T>(project: string): MutationOptions<T, Error, () => Promise<T>> {
  return mutationOptions({
    mutationKey: [project, 'collections', 'apply'],
    mutationFn: (work: () => Promise<T>) => work(),
    meta: {
      invalidates: [
        ...collectionQueries.schema(project),
        [project, 'roles'],
        [project, 'users'],
        [project, 'collection-presets'],
      ],
    },
  });
}

/** Does steps of one run. Ids of what was made on the way are asked for when they are needed. */
export function schemaWriter(client: QueryClient, project: string): (step: SchemaStep) => Promise<void> {
  const send = async (method: 'post' | 'patch' | 'delete', path: string, body?: unknown): Promise<void> => {
    await call(project, path, { method, timeout: patience, ...(body === undefined ? {} : { body }) });
  };
  /** One that is gone already is what was wanted. */
  const remove = async (path: string): Promise<void> => {
    try {
      await send('delete', path);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  };
  const fieldId = async (collection: string, field: string): Promise<unknown> => {
    const { id } = await callForItem<{ id: unknown }>(project, pathOf('fields', collection, field));
    return id;
  };
  let roles: Record<string, unknown>[] | null = null;
  const roleId = async (name: string): Promise<unknown> => {
    roles ??= await callForList<Record<string, unknown>>(project, 'roles', {
      params: { fields: 'id,name', limit: -1 },
    });
    const found = roles.find((role) => role['name'] === name);
    if (!found) throw new ApiError(404, 203, `Role "${name}" not found`);
    return found['id'];
  };

  return async (step) => {
    switch (step.kind) {
      case 'create-collection':
        return send('post', 'collections', {
          ...step.body,
          fields: await forServer(client, project, step.body.fields),
        });
      case 'set-collection':
        return send('patch', pathOf('collections', step.collection), step.changes);
      case 'create-field':
        return send(
          'post',
          pathOf('fields', step.collection),
          (await forServer(client, project, [step.body]))[0],
        );
      case 'set-field':
        return send(
          'patch',
          pathOf('fields', step.collection, step.field),
          await changesForServer(client, project, step),
        );
      case 'set-group': {
        const group = step.group === null ? null : await fieldId(step.collection, step.group);
        return send('patch', pathOf('fields', step.collection, step.field), { group });
      }
      case 'create-relation':
        return send('post', 'relations', step.relation);
      case 'set-relation':
        return send('patch', `relations/${step.id}`, step.changes);
      case 'create-role':
        roles = null;
        return send('post', 'roles', withoutNothing(step.role));
      case 'set-role':
        return send('patch', `roles/${step.id}`, step.changes);
      case 'set-permission':
        return send('patch', 'permissions', [{ id: step.id, ...step.values }]);
      case 'create-permission': {
        const { collection, status, values } = step;
        const role = await roleId(step.role);
        return send('post', 'permissions', [{ collection, status, role, ...values }]);
      }
      case 'delete-relation':
        return remove(`relations/${step.id}`);
      case 'delete-field':
        return remove(pathOf('fields', step.collection, step.field));
      case 'delete-collection':
        return remove(pathOf('collections', step.collection));
    }
  };
}

/** What is not set up need not be sent, and an older server may not know it. */
function withoutNothing(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function pathOf(...parts: string[]): string {
  return parts.map(encodeURIComponent).join('/');
}
