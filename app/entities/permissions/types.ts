export type Level = 'none' | 'mine' | 'role' | 'full';
export type CommentLevel = 'none' | 'read' | 'create' | 'update' | 'full';
export type Action = 'create' | 'read' | 'update' | 'delete';

/** A row of the API: what a role may do with a collection, or with one of its statuses (`$create`: on creation). */
export interface Permission {
  id: number | null;
  collection: string;
  role: number | null;
  status: string | null;
  create: Level | null;
  read: Level | null;
  update: Level | null;
  delete: Level | null;
  comment: CommentLevel | null;
  explain: string | null;
  /** Lists come as a list, a comma text, an empty text or null. */
  read_field_blacklist: string[] | string | null;
  write_field_blacklist: string[] | string | null;
  status_blacklist: string[] | string | null;
}

/** What may be done, with nothing left open. */
export interface Rights extends Record<Action, Level> {
  comment: CommentLevel;
  readBlacklist: string[];
  writeBlacklist: string[];
  statusBlacklist: string[];
}

/** The rights of the signed-in user on one collection. */
export interface CollectionRights {
  /** Without regard to a status. */
  base: Rights;
  /** By status, only for collections with a workflow. */
  statuses: Record<string, Rights> | null;
  /** For a new item: its blacklists, and its level of `create` where the workflow has one. */
  onCreate: Rights;
}
