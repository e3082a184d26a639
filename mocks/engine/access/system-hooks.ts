import { own } from '#mocks/engine/values/own.ts';
import { denied } from '#mocks/engine/access/enforce.ts';
import { rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault, sqlFailure } from '#mocks/engine/errors.ts';
import { type Payload, registerHooks } from '#mocks/engine/hooks.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

const ADMIN_AND_PUBLIC = [1, 2];

/** Throws 422 for fields that a new row must have although no field says so. */
function demand(names: readonly string[], payload: Payload, current: Row | null): Payload {
  const blank = (value: unknown) => value === null || value === '';
  const missing = names.filter((name) =>
    current === null
      ? blank(own(payload, name) ?? null)
      : Object.hasOwn(payload, name) && blank(own(payload, name)),
  );
  if (missing.length === 0) return payload;
  throw new ApiFault(422, 4, missing.map((name) => `${name}: This value should not be blank.`).join(' '));
}

const required = (...names: string[]) => ({
  beforeWrite: (_: unknown, payload: Payload, current: Row | null) => demand(names, payload, current),
});

/** Presets of others, of a role and of everybody are the administrators' to make: they decide what others see. */
function demandOwn({ user }: Actor, payload: Payload, current: Row | null): void {
  const ofUser = 'user' in payload ? payload.user : current?.user;
  const ofRole = 'role' in payload ? payload.role : current?.role;
  const isOwn = user !== null && String(ofUser ?? '') === String(user) && (ofRole ?? '') === '';
  const wasOwn = current === null || String(current.user ?? '') === String(user);
  if (!isOwn || !wasOwn) throw denied(current === null ? 'create' : 'update', 'directus_collection_presets');
}

registerHooks('directus_permissions', required('collection', 'role'));
registerHooks('directus_collection_presets', {
  beforeWrite({ project, actor }, payload, current) {
    if (!project.asRecorded && !actor.admin) demandOwn(actor, payload, current);
    if (project.asRecorded && payload.view_type === null) throw sqlFailure();
    const type = project.schema().collections.get('directus_collection_presets')?.fields.get('view_type');
    // null is the same as none, also where the column takes none
    const isNone = payload.view_type === null && type?.required === true;
    const given = isNone ? { ...payload, view_type: type.default_value } : payload;
    return demand(['collection'], given, current);
  },
  beforeDelete({ project, actor }) {
    const presets = project.schema().collections.get('directus_collection_presets');
    if (!project.asRecorded || !presets || rightsOf(actor, presets).level('delete', null) === 'full') return;
    throw new ApiFault(403, 303, 'Deleting item from "directus_collection_presets" collection was denied');
  },
});
registerHooks('directus_folders', required('name'));

registerHooks('directus_roles', {
  beforeWrite: (_, payload, current) =>
    current === null ? { ...payload, external_id: payload.external_id ?? crypto.randomUUID() } : payload,
  afterWrite({ project }, id, _, current) {
    if (current === null) grantBasics(project, Number(id));
  },
  beforeDelete(_, current) {
    if (ADMIN_AND_PUBLIC.includes(Number(current.id))) {
      throw new ApiFault(401, 3, `You are not allowed to delete group [${String(current.id)}]`);
    }
  },
});

type Levels = [create: string, read: string, update: string, remove: string];

/** What every new role may do with the system's collections, in the recorded order. */
const BASICS: [collection: string, levels: Levels, comment?: string][] = [
  ['directus_activity', ['full', 'mine', 'none', 'none'], 'update'],
  ['directus_collection_presets', ['full', 'full', 'mine', 'mine']],
  ['directus_collections', ['none', 'full', 'none', 'none']],
  ['directus_fields', ['none', 'full', 'none', 'none']],
  ['directus_files', ['full', 'full', 'full', 'full']],
  ['directus_folders', ['full', 'full', 'full', 'full']],
  ['directus_permissions', ['none', 'mine', 'none', 'none']],
  ['directus_relations', ['none', 'full', 'none', 'none']],
  ['directus_revisions', ['full', 'full', 'none', 'none']],
  ['directus_roles', ['none', 'mine', 'none', 'none']],
  ['directus_settings', ['none', 'full', 'none', 'none']],
];
const USER_STATUSES = ['active', 'deleted', 'draft', 'invited', 'suspended'];

function grantBasics(project: Project, role: number): void {
  for (const [collection, levels, comment = 'none'] of BASICS)
    grant(project, role, collection, null, levels, comment);
  for (const status of USER_STATUSES) {
    const levels: Levels =
      status === 'active' ? ['none', 'full', 'mine', 'mine'] : ['none', 'none', 'none', 'none'];
    grant(project, role, 'directus_users', status, levels, 'none');
  }
}

function grant(
  project: Project,
  role: number,
  collection: string,
  status: string | null,
  levels: Levels,
  comment: string,
): void {
  project.driver.run(
    `INSERT INTO directus_permissions (role, collection, status, "create", "read", "update", "delete", comment, explain)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'none')`,
    [role, collection, status, ...levels, comment],
  );
}
