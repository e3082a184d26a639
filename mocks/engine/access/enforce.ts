import { own } from '#mocks/engine/values/own.ts';
import { type Action, ON_CREATE, rightsOf } from '#mocks/engine/access/rights.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import type { Actor, CollectionDefinition, Permission, Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** Who asks, for what, and what was explained. */
export interface Enforcement {
  project: Project;
  actor: Actor;
  comment: string | null;
}

const DENIED: Record<Action, (collection: string) => ApiFault> = {
  read: (collection) => new ApiFault(403, 300, `Reading items from "${collection}" collection was denied`),
  create: (collection) => new ApiFault(403, 301, `Creating item to "${collection}" collection was denied`),
  update: (collection) => new ApiFault(403, 302, `Updating item from "${collection}" collection was denied`),
  delete: (collection) => new ApiFault(403, 303, `Deleting item from "${collection}" collection was denied`),
};

export const denied = (action: Action, collection: string): ApiFault => DENIED[action](collection);

/** Lists and single reads: 401 for strangers, 403 (code 300) for users whose role has no permission. */
export function enforceRead(actor: Actor, collection: CollectionDefinition): void {
  if (rightsOf(actor, collection).any('read')) return;
  throw actor.user === null ? faults.unauthorized() : denied('read', collection.collection);
}

/** `names` are the sent fields, `status` that of the new item. */
export function enforceCreate(
  { actor, comment }: Enforcement,
  collection: CollectionDefinition,
  status: string | null,
  names: readonly string[],
): void {
  const rights = rightsOf(actor, collection);
  if (rights.admin) return;
  const general = collection.statusField ? rights.row(ON_CREATE) : null;
  const onCreate = general?.status === ON_CREATE ? general : null;
  const refused = status !== null && onCreate?.status_blacklist.includes(status);
  if (rights.level('create', status) === 'none' || refused) {
    throw actor.user === null ? faults.unauthorized() : denied('create', collection.collection);
  }
  const own = rights.row(status);
  enforceFields(collection, names, [
    ...(onCreate?.write_field_blacklist ?? []),
    ...(own?.write_field_blacklist ?? []),
  ]);
  demandComment(collection, own, 'create', comment);
}

/** `row` is the item as it is stored; an item that may not even be seen is "not found", in the words of `missing`. */
export function enforceUpdate(
  enforcement: Enforcement,
  collection: CollectionDefinition,
  row: Row,
  status: string | null,
  names: readonly string[],
  missing: ApiFault,
): void {
  const { actor, comment } = enforcement;
  const rights = rightsOf(actor, collection);
  if (rights.admin) return;
  const before = statusIn(collection, row);
  if (!owns(enforcement, collection, 'update', row)) {
    const isReadable = owns(enforcement, collection, 'read', row);
    const { asRecorded } = enforcement.project;
    if (!isReadable && !asRecorded) throw missing;
    // Fields that are locked in some status are told first, as the recorded server does.
    enforceFields(collection, names, rights.lockedSomewhere());
    if (!isReadable) throw faults.itemNotFound();
    throw denied('update', collection.collection);
  }
  const permission = rights.row(before);
  if (status !== null && status !== before && permission?.status_blacklist.includes(status)) {
    throw denied('update', collection.collection);
  }
  enforceFields(collection, names, permission?.write_field_blacklist ?? []);
  demandComment(collection, permission, 'update', comment);
}

/**
 * `row` is the item as it is stored, null when there is none. An item that may not even be seen is "not found", in the words
 * of `missing`; who may delete nothing is told so of any key.
 */
export function enforceDelete(
  enforcement: Enforcement,
  collection: CollectionDefinition,
  row: Row | null,
  missing: ApiFault,
): asserts row is Row {
  const { actor, project } = enforcement;
  const refused = denied('delete', collection.collection);
  if (!project.asRecorded && !rightsOf(actor, collection).any('delete')) throw refused;
  if (!row) throw missing;
  if (owns(enforcement, collection, 'delete', row)) return;
  throw project.asRecorded || owns(enforcement, collection, 'read', row) ? refused : missing;
}

export function statusIn(collection: CollectionDefinition, row: Row): string | null {
  const status = collection.statusField ? own(row, collection.statusField.field) : null;
  return status === null || status === undefined ? null : String(status);
}

/** Whether the actor may do this to the stored row. */
export function owns(
  { project, actor }: Pick<Enforcement, 'project' | 'actor'>,
  collection: CollectionDefinition,
  action: Action,
  row: Row,
): boolean {
  const rights = rightsOf(actor, collection);
  return rights.owns(rights.level(action, statusIn(collection, row)), row, (user) => roleOf(project, user));
}

function roleOf(project: Project, user: unknown): unknown {
  return project.driver.all('SELECT role FROM directus_users WHERE id = ?', [user])[0]?.role ?? null;
}

function enforceFields(
  { collection }: CollectionDefinition,
  names: readonly string[],
  locked: readonly string[],
): void {
  const name = names.find((sent) => locked.includes(sent));
  if (name !== undefined) {
    throw new ApiFault(403, 305, `Write access to "${name}" field in "${collection}" collection was denied`);
  }
}

function demandComment(
  { collection }: CollectionDefinition,
  permission: Permission | null,
  action: 'create' | 'update',
  comment: string | null,
): void {
  const demanded = permission?.explain === 'always' || permission?.explain === action;
  if (demanded && (comment === null || comment === '')) {
    throw new ApiFault(403, 10, `Activity comment required for collection: ${collection}`);
  }
}
