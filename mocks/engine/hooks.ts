import type { Actor, Project } from '#mocks/engine/types.ts';
import type { Row, SqlValue } from '#mocks/storage/driver.ts';

export interface HookContext {
  project: Project;
  actor: Actor;
}

export type Payload = Record<string, unknown>;

/** A value that is made from others when a row is read, such as the addresses of a file. */
export interface ComputedField {
  field: string;
  /** Columns that must be read for it. */
  needs: readonly string[];
  value(context: HookContext, row: Row): unknown;
}

/** What a collection of the system does besides what every collection does. All parts are optional. */
export interface CollectionHooks {
  /** Columns that no answer and no revision shows; no filter and no sort may use them. */
  secret?: readonly string[];
  /** Columns that no filter, search or sort may use, although some callers see them: they could be guessed so. */
  unsearchable?: readonly string[];
  /** Columns of which others than administrators see no more than their own: none of them may be asked about. */
  ownOnly?: readonly string[];
  /** Of those what anybody may filter by all the same: a whole value that is known already tells little. */
  mayAsk?: (field: string, operator: string, value: unknown) => boolean;
  /** Fields that this actor may not see of this row. `row` holds the collection's key at least. */
  hiddenFrom?(context: HookContext, row: Record<string, SqlValue>): readonly string[];
  computed?: readonly ComputedField[];
  /** Changes or refuses (by throwing a Fault) what is about to be written. `current` is null on create. */
  beforeWrite?(context: HookContext, payload: Payload, current: Row | null): Payload;
  /** Runs in the transaction of the write, when the row and its children are there. */
  afterWrite?(context: HookContext, id: SqlValue, payload: Payload, current: Row | null): void;
  beforeDelete?(context: HookContext, current: Row): void;
  afterDelete?(context: HookContext, current: Row): void;
}

const registered = new Map<string, CollectionHooks>([['directus_users', { secret: ['password'] }]]);

/** Adds to the hooks of a collection; parts given again replace the earlier ones. */
export function registerHooks(collection: string, hooks: CollectionHooks): void {
  registered.set(collection, { ...registered.get(collection), ...hooks });
}

/** Columns that no filter, search or sort may look at. */
export function closedColumns(collection: string): readonly string[] {
  const { secret = [], unsearchable = [] } = hooksOf(collection);
  return [...secret, ...unsearchable];
}

const NONE: CollectionHooks = {};

export function hooksOf(collection: string): CollectionHooks {
  return registered.get(collection) ?? NONE;
}
