/** What counts as one and the same setting. Pure. */
import { sameJson } from '#app/lib/json.ts';

/**
 * True when two settings say the same: nothing is nothing in all its forms, and a number may come as text, for the server
 * tells defaults and lengths as it likes.
 */
export function isSameSetting(a: unknown, b: unknown): boolean {
  const [one, other] = [plain(a), plain(b)];
  if (one === null || other === null) return one === other;
  if (typeof one === 'object' && typeof other === 'object') return sameJson(one, other);
  return String(one) === String(other);
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && Object.keys(value).length === 0 ? null : value;
}
