import permissionTexts from '../../i18n/en-US/permissions.json';
import { addStrings } from './setup.ts';

// With the page of a role alone.
addStrings('permissions', permissionTexts);
