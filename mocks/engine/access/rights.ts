import { own } from '#mocks/engine/values/own.ts';
import { sql } from 'kysely';
import { allOf, anyOf, type Condition, column, unindexed } from '#mocks/engine/query/sql.ts';
import type { Actor, CollectionDefinition, Permission, PermissionLevel } from '#mocks/engine/types.ts';

export type Action = 'create' | 'read' | 'update' | 'delete';

/** Stands for the state before an item exists: what may be set when creating. */
export const ON_CREATE = '$create';

/** Columns that say whose a row is, where no field of type user_created does. */
const OWNERS = new Map([
  ['directus_users', 'id'],
  ['directus_collection_presets', 'user'],
]);
/** Of these, "mine" means the rows of the own role. */
const ROLE_COLUMNS = new Map([
  ['directus_permissions', 'role'],
  ['directus_roles', 'id'],
]);

const NOTHING: ReadonlySet<string> = new Set();

/** What an actor may do with the items of one collection. */
export class Rights {
  readonly #actor: Actor;
  readonly #collection: CollectionDefinition;
  /** The first row for a status counts; null stands for items of every status that has no row of its own. */
  readonly #rows = new Map<string | null, Permission>();

  constructor(actor: Actor, collection: CollectionDefinition) {
    this.#actor = actor;
    this.#collection = collection;
    for (const row of actor.permissions) {
      if (row.collection !== collection.collection) continue;
      if (!this.#rows.has(row.status)) this.#rows.set(row.status, row);
    }
  }

  get admin(): boolean {
    return this.#actor.admin;
  }

  /** The row that holds for items of a status. */
  row(status: string | null): Permission | null {
    return this.#rows.get(status) ?? this.#rows.get(null) ?? null;
  }

  level(action: Action, status: string | null): PermissionLevel {
    if (this.#actor.admin) return 'full';
    const level = this.row(status)?.[action];
    // Levels are not checked when a permission is saved: an unknown one grants nothing.
    return level === 'full' || level === 'mine' || level === 'role' ? level : 'none';
  }

  /** Whether some item may be there for the action. */
  any(action: Action): boolean {
    return this.#actor.admin || this.#statuses().some((status) => this.level(action, status) !== 'none');
  }

  /** The rows that the action may touch, as a condition on the table with this alias. */
  condition(action: Action, alias: string): Condition {
    if (this.#actor.admin) return true;
    const field = this.#collection.statusField;
    const general = this.#owned(this.level(action, null), alias);
    if (!field) return general;
    const own = [...this.#rows.keys()].filter((status) => status !== null && status !== ON_CREATE);
    if (own.length === 0) return general;
    const status = unindexed(alias, field);
    const others = allOf([general, sql`(${status} is null or ${status} not in (${sql.join(own)}))`]);
    const each = own.map((value) => {
      const allowed = this.#owned(this.level(action, value), alias);
      return allOf([allowed, sql`${status} = ${value}`]);
    });
    return anyOf([...each, others]);
  }

  /** Fields that may not be read of an item with this status. */
  hidden(status: string | null): ReadonlySet<string> {
    return this.#actor.admin ? NOTHING : new Set(this.row(status)?.read_field_blacklist);
  }

  /** Fields that are hidden for items of some status: no filter, search or sort may look at them. */
  hiddenSomewhere(): ReadonlySet<string> {
    if (this.#actor.admin) return NOTHING;
    return new Set(this.#statuses().flatMap((status) => this.row(status)?.read_field_blacklist ?? []));
  }

  /** Fields that may not be written to items of some status. */
  lockedSomewhere(): string[] {
    return [...this.#rows.values()].flatMap((row) => row.write_field_blacklist);
  }

  /** Whether a row belongs to the actor in the sense of the level. `row` must hold the owner column. */
  owns(
    level: PermissionLevel,
    row: Record<string, unknown>,
    roleOfUser: (user: unknown) => unknown,
  ): boolean {
    if (level === 'full') return true;
    if (level === 'none') return false;
    const roleColumn = ROLE_COLUMNS.get(this.#collection.collection);
    if (roleColumn !== undefined) return same(own(row, roleColumn), this.#actor.role);
    const owner = this.#owner();
    if (owner === null) return false;
    if (same(own(row, owner), this.#actor.user)) return true;
    return level === 'role' && same(roleOfUser(own(row, owner)), this.#actor.role);
  }

  #owned(level: PermissionLevel, alias: string): Condition {
    if (level === 'full' || level === 'none') return level === 'full';
    const roleColumn = ROLE_COLUMNS.get(this.#collection.collection);
    if (roleColumn !== undefined) return equals(column(alias, roleColumn), this.#actor.role);
    const owner = this.#owner();
    if (owner === null) return false;
    const mine = equals(column(alias, owner), this.#actor.user);
    if (level === 'mine' || this.#actor.role === null) return mine;
    const colleagues = sql`select id from directus_users where role = ${this.#actor.role}`;
    return anyOf([mine, sql`${column(alias, owner)} in (${colleagues})`]);
  }

  #owner(): string | null {
    return OWNERS.get(this.#collection.collection) ?? this.#collection.userCreatedField?.field ?? null;
  }

  #statuses(): (string | null)[] {
    return [...this.#rows.keys()].filter((status) => status !== ON_CREATE);
  }
}

const known = new WeakMap<Actor, Map<CollectionDefinition, Rights>>();

/** The rights of an actor, made once per actor and collection. */
export function rightsOf(actor: Actor, collection: CollectionDefinition): Rights {
  const ofActor = known.get(actor) ?? new Map<CollectionDefinition, Rights>();
  known.set(actor, ofActor);
  const rights = ofActor.get(collection) ?? new Rights(actor, collection);
  ofActor.set(collection, rights);
  return rights;
}

function equals(what: ReturnType<typeof column>, value: number | null): Condition {
  return value === null ? false : sql`${what} = ${value}`;
}

function same(a: unknown, b: unknown): boolean {
  return a !== null && a !== undefined && b !== null && String(a) === String(b);
}
