import { readFileSync } from 'node:fs';
import { seedAccounts } from '#mocks/seed/accounts.ts';

/** Who a test acts as. */
export type Role = 'admin' | 'editor' | 'author' | 'viewer';

/** What a person types to sign in. */
export interface Account {
  readonly project: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

function known(): readonly Account[] {
  const file = process.env['LECTERN_ACCOUNTS'];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Account[]) : seedAccounts;
}

/**
 * The account of `role` in `project`: one of the demo data or, against another server, of the JSON file that the
 * environment variable LECTERN_ACCOUNTS names (a list of objects with project, role, email, password).
 */
export function account(role: Role, project: string): Account {
  const found = known().find((entry) => entry.role === role && entry.project === project);
  if (!found) throw new Error(`there is no account for ${role} in ${project}`);
  return found;
}
