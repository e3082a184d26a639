/** What is known of roles, and of the two lists that a role may define for itself. Pure. */
import { adminRole } from '#app/entities/users/rules.ts';
import { isLosslessNumber, parseJson } from '#app/lib/json.ts';

/** The role of those who are not signed in, by the API's own rule. */
export const publicRole = 2;

/** Administrator and public: every project has them, and neither can be deleted. */
export function isSystemRole(id: number | string): boolean {
  return [adminRole, publicRole].includes(Number(id));
}

/** The administrator's: its permissions are all there are and can't be edited. */
export function isAdminRole(id: number | string): boolean {
  return Number(id) === adminRole;
}

/**
 * A stored module bar or navigation as its entries, whatever they are; none where nothing is stored. It comes as a list,
 * as JSON text of one, as null, and `[]` also stands for `{}`. Null for what is no list at all.
 */
export function readListing(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') {
    return !isLosslessNumber(value) && Object.keys(value).length === 0 ? [] : null;
  }
  if (typeof value !== 'string') return null;
  if (value.trim() === '') return [];
  try {
    const parsed = parseJson(value);
    return typeof parsed === 'string' ? null : readListing(parsed);
  } catch {
    return null;
  }
}
