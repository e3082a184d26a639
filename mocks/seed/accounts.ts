/** Who may sign in to the demo. Used by the start message and by tests; imports nothing. */
export interface SeedAccount {
  readonly project: 'tidewater' | 'verlag';
  readonly role: 'admin' | 'editor' | 'author' | 'viewer';
  readonly email: string;
  readonly password: string;
}

/** One password for everybody: it protects nothing but made-up data. */
export const seedPassword = 'lectern-demo';

const roles = ['admin', 'editor', 'author', 'viewer'] as const;

const of = (project: SeedAccount['project']): SeedAccount[] =>
  roles.map((role) => ({ project, role, email: `${role}@example.com`, password: seedPassword }));

export const seedAccounts: readonly SeedAccount[] = [...of('tidewater'), ...of('verlag')];
