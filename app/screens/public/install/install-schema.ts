import { boolean, object, type Schema, string } from 'yup';
import { isPublicPath } from '#app/session/guard.ts';
import type { Step } from './install-rules.ts';

// Messages are keys of the strings; the wizard has the words.
const required = () => string().trim().required('required');
/** Blanks are a part of a password. */
const password = () => string().required('required');

/** The least that a person's password may have, in characters. */
export const minPassword = 8;

export const superAdminSchema = object({ superAdmin: password() });

export const projectSchema = object({
  projectName: required(),
  project: string()
    .required('required')
    .matches(/^[a-z0-9_-]+$/, 'keyInvalid')
    .max(50, 'keyLong')
    // A project called "login" could never be opened: that address is a page of ours.
    .test('reserved', 'keyReserved', (key) => key !== 'server' && !isPublicPath(`/${key}`)),
  email: required().email('emailInvalid'),
  password: password().min(minPassword, 'passwordShort'),
});

export const databaseSchema = object({
  host: required(),
  port: required().test('port', 'portInvalid', (text) => {
    const port = Number(text);
    return /^\d+$/.test(text) && port >= 1 && port <= 65_535;
  }),
  user: required(),
  hasNoDbPassword: boolean().required(),
  dbPassword: string().when('hasNoDbPassword', ([isNone]: boolean[]) => (isNone ? string() : password())),
  dbName: required(),
});

/** What a step asks for. */
export function schemaOf(step: Step, asksSuperAdmin: boolean): Schema {
  if (step === 'welcome' && asksSuperAdmin) return superAdminSchema;
  if (step === 'project') return projectSchema;
  if (step === 'database') return asksSuperAdmin ? databaseSchema.concat(superAdminSchema) : databaseSchema;
  return object();
}
