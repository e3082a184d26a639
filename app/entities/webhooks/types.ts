/** One attempt to call a webhook. */
export interface WebhookCall {
  /** ISO time; null when it isn't told. */
  at: string | null;
  /** `item.create:after` and the like; `test` for one that was asked for. */
  event: string;
  collection: string;
  /** Key of the item; empty for a test. */
  item: string;
  /** Counted from 1. */
  attempt: number;
  /** Of the answer; null when there was none. */
  status: number | null;
  /** Why there was none. */
  problem: string | null;
  /** Milliseconds. */
  took: number;
  /** Milliseconds until it is tried again; null when it isn't. */
  again: number | null;
}
