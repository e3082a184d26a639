import users from '../../i18n/en-US/users.json';
import { addStrings } from './setup.ts';

// With the user directory alone.
addStrings('users', users);
