import type { Item } from '#app/entities/items/types.ts';

/** Who did something; null for a guest. */
export interface Actor {
  id: number;
  first_name: string | null;
  last_name: string | null;
}

/** A row of `/activity`: what was done to an item, or a comment on it. */
export interface Activity {
  id: number;
  action: string;
  /** An instant as the API writes it. */
  action_on: string;
  action_by: Actor | null;
  comment: string | null;
  edited_on: string | null;
  comment_deleted_on: string | null;
}

/** A state of an item. `data` is all of it as the database keeps it (numbers as text), `delta` what was sent. */
export interface Revision {
  id: number;
  /** The id of the activity that made it. */
  activity: number;
  data: Item | null;
  delta: Item | null;
}

/** A part of an item's history, newest first. */
export interface HistoryPage {
  activity: Activity[];
  revisions: Revision[];
}
