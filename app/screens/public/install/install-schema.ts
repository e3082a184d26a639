import { boolean, object, type Schema, string, ValidationError } from 'yup';
import { isPublicPath } from '#app/session/guard.ts';
import type { InstallValues } from './install-rules.ts';

/** What can be wrong with an input; the screens have the words. */
export type Fault =
  | 'required'
  | 'superAdminWrong'
  | 'keyInvalid'
  | 'keyReserved'
  | 'keyLong'
  | 'emailInvalid'
  | 'portInvalid';

export type Faults = Partial<Record<keyof InstallValues, Fault>>;

const required = (fault: Fault = 'required') => string().trim().required(fault);
/** Blanks are a part of a password. */
const password = () => string().required('required');

export const superAdminSchema = object({ superAdmin: password() });

export const projectSchema = object({
  projectName: required(),
  project: string()
    .required('required')
    .matches(/^[a-z0-9_-]+$/, { message: 'keyInvalid', excludeEmptyString: true })
    .max(50, 'keyLong')
    // A project called "login" could never be opened: that address is a page of ours.
    .test('reserved', 'keyReserved', (key) => key !== 'server' && !isPublicPath(`/${key}`)),
  email: required().email('emailInvalid'),
  password: password(),
});

export const databaseSchema = object({
  host: required(),
  port: required().test('port', 'portInvalid', (text) => {
    const port = Number(text);
    return text === '' || (/^\d+$/.test(text) && port >= 1 && port <= 65_535);
  }),
  user: required(),
  hasNoDbPassword: boolean().required(),
  dbPassword: string().when('hasNoDbPassword', ([isNone]: boolean[]) => (isNone ? string() : password())),
  dbName: required(),
});

/** The first fault of each input, none when all is well. */
export function faultsOf(schema: Schema, values: Partial<InstallValues>): Faults {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Faults = {};
    for (const { path, message } of error.inner) {
      const name = path as keyof InstallValues | undefined;
      // An empty input breaks other rules as well: that it is empty is what helps.
      if (name && (found[name] === undefined || message === 'required')) found[name] = message as Fault;
    }
    return found;
  }
}
