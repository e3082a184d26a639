import extension from '../../i18n/en-US/extension.json';
import { addStrings } from './setup.ts';

// With the first custom module that is opened.
addStrings('extension', extension);
