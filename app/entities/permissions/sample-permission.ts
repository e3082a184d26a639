import { emptyValues } from './grid-values.ts';
import type { Permission } from './types.ts';

/** For tests: a record of role 3 that grants nothing and bars nothing, but for `changes`. */
export function samplePermission(collection: string, changes: Partial<Permission> = {}): Permission {
  const lists = { read_field_blacklist: [], write_field_blacklist: [], status_blacklist: [] };
  return { id: 1, collection, role: 3, status: null, ...emptyValues, ...lists, ...changes };
}
