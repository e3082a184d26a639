import { toObject } from '#app/entities/fields/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { WebhookCall } from './types.ts';

/** A call as the server tells it; what is missing, or of another kind, is nothing. */
export function toWebhookCall(raw: unknown): WebhookCall {
  const { at, event, collection, item, attempt, status, problem, took, again } = toObject(raw);
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
  return {
    at: typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null,
    event: plainText(event),
    collection: plainText(collection),
    item: plainText(item),
    attempt: number(attempt) ?? 1,
    status: number(status),
    problem: typeof problem === 'string' && problem !== '' ? problem : null,
    took: number(took) ?? 0,
    again: number(again),
  };
}
