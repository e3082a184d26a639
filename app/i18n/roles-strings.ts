import rolesTexts from '../../i18n/en-US/roles.json';
import { addStrings } from './setup.ts';

// With the screens of the roles alone.
addStrings('roles', rolesTexts);
