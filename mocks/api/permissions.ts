import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { crudRoutes } from '#mocks/api/crud.ts';
import { ON_CREATE } from '#mocks/engine/access/rights.ts';
import { faults } from '#mocks/engine/errors.ts';
import { collectionOf, updateItems } from '#mocks/engine/items.ts';
import type { Permission } from '#mocks/engine/types.ts';
import { rowByKey } from '#mocks/engine/write/scope.ts';
import '#mocks/engine/access/system-hooks.ts';

const PERMISSIONS = 'directus_permissions';

/** `/permissions`: rows of all roles; `/permissions/me` what the caller may do, of duplicates only what counts. */
export function permissionsRoutes(routes: ProjectRoutes): void {
  routes.get('/permissions/me', (c) => ({ data: own(c) }));
  routes.get('/permissions/me/:collection', (c) => ({
    data: own(c).filter(
      (row) =>
        row.collection === null || (row.collection === c.params.collection && row.status !== ON_CREATE),
    ),
  }));
  routes.patch('/permissions/:id', (c) => {
    const collection = collectionOf(c.project, PERMISSIONS);
    if (c.ids.some((id) => !rowByKey(c.project, collection, id))) throw faults.itemNotFound();
    const data = updateItems(c.project, c.actor, PERMISSIONS, c.ids, c.body, c.query);
    return data === null ? null : { data };
  });
  crudRoutes(routes, '/permissions', PERMISSIONS);
}

interface OwnPermission extends Omit<Record<keyof Permission, unknown>, 'collection' | 'status'> {
  collection: string | null;
  status: string | null;
}

function own({ project, actor }: ProjectContext): OwnPermission[] {
  // as recorded, a user without a role gets the row of an administrator
  if (actor.admin || actor.role === null) return [everything(actor.role)];
  const raw = project.driver.all('SELECT id, status_blacklist FROM directus_permissions WHERE role = ?', [
    actor.role,
  ]);
  // As it is stored: a list with commas, empty or null. Lists elsewhere are real ones.
  const blacklists = new Map(raw.map((row) => [Number(row.id), row.status_blacklist]));
  const counted = new Map<string, Permission>();
  for (const row of actor.permissions) {
    const key = `${row.collection}\n${row.status ?? ''}`;
    if (!counted.has(key)) counted.set(key, row);
  }
  const rows = [...counted.values()].map((row) => ({
    ...row,
    status_blacklist: blacklists.get(row.id) ?? null,
  }));
  return [...rows.filter((row) => row.status === null), ...rows.filter((row) => row.status !== null)];
}

/** An administrator's only row; the nulls stand for "no limit". */
function everything(role: number | null): OwnPermission {
  return {
    id: null,
    collection: null,
    role,
    status: null,
    create: null,
    read: null,
    update: null,
    delete: null,
    comment: null,
    explain: null,
    read_field_blacklist: [],
    write_field_blacklist: [],
    status_blacklist: null,
  };
}
