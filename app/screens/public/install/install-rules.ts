import type { InstallPayload } from '#app/entities/server/types.ts';

/** What is typed in the wizard. */
export interface InstallValues {
  superAdmin: string;
  projectName: string;
  project: string;
  /** The key was edited by hand: it follows the name no longer. */
  isOwnKey: boolean;
  email: string;
  password: string;
  host: string;
  port: string;
  user: string;
  dbPassword: string;
  hasNoDbPassword: boolean;
  dbName: string;
}

export const initialValues: InstallValues = {
  superAdmin: '',
  projectName: '',
  project: '',
  isOwnKey: false,
  email: '',
  password: '',
  host: 'localhost',
  port: '3306',
  user: '',
  dbPassword: '',
  hasNoDbPassword: false,
  dbName: '',
};

/** ms; the end is shown no earlier, however quick the server was. */
export const minTime = 4000;

/** Six steps; the last one is no stop of the stepper, which then shows all five as done. */
export const steps = ['welcome', 'requirements', 'project', 'database', 'working', 'done'] as const;
export type Step = (typeof steps)[number];
export const stepperSteps = ['welcome', 'requirements', 'project', 'database', 'working'] as const;

/** A project key made of a name: lower case, letters without their marks, a hyphen for everything else. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-+|-+$/g, '');
}

/** A change of the name takes the key along until that was edited by hand; one that was emptied follows again. */
export function changed(values: InstallValues, change: Partial<InstallValues>): InstallValues {
  const next = { ...values, ...change };
  if (change.project !== undefined) return { ...next, isOwnKey: change.project !== '' };
  if (change.projectName !== undefined && !next.isOwnKey) next.project = keyOf(change.projectName);
  return next;
}

export function payloadOf(values: InstallValues, superAdminToken: string): InstallPayload {
  return {
    project_name: values.projectName.trim(),
    project: values.project,
    user_email: values.email.trim(),
    user_password: values.password,
    db_host: values.host.trim(),
    db_port: Number(values.port),
    db_user: values.user,
    db_password: values.hasNoDbPassword ? '' : values.dbPassword,
    db_name: values.dbName.trim(),
    super_admin_token: superAdminToken,
  };
}

/** Without what is mistaken for another (0 and O, 1 and l): it may be copied by hand. 32 letters, five bits each. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';

/** A super-admin password from three generated ids of ten letters, 150 random bits in all. */
export function newSuperAdminPassword(): string {
  const id = () =>
    [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => alphabet[byte % 32]).join('');
  return [id(), id(), id()].join('-');
}

/**
 * Where a wizard goes on after a reload. Passwords are gone, so no further than to the step that asks for one; what the
 * server told of itself is gone too.
 */
export function resumedStep(kept: Step, needsSuperAdmin: boolean): Step {
  return needsSuperAdmin || steps.indexOf(kept) < steps.indexOf('project') ? 'welcome' : 'project';
}
