import type { Field, Translation } from '#app/entities/fields/types.ts';

export interface Collection {
  collection: string;
  note: string | null;
  icon: string | null;
  hidden: boolean;
  single: boolean;
  managed: boolean;
  translation: Translation[];
  /** Keyed by name, in the order in which forms and column lists show them. */
  fields: Record<string, Field>;
}

/** A status of a collection's workflow; the key is the stored value. */
export interface Status {
  value: string;
  name: string;
  text_color: string | null;
  background_color: string | null;
  browse_subdued: boolean;
  browse_badge: boolean;
  soft_delete: boolean;
  required_fields: boolean;
  published: boolean;
}

/** What hangs on a collection, counted; null where it could not be. */
export interface Dependents {
  items: number | null;
  /** Roles with permissions on it. */
  roles: number | null;
  bookmarks: number | null;
  /** Stored views: how somebody, or a role, has its list. */
  views: number | null;
  webhooks: number | null;
}
