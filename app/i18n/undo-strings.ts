import undo from '../../i18n/en-US/undo.json';
import { addStrings } from './setup.ts';

// With what changes or deletes many items: nothing before that can be undone.
addStrings('undo', undo);
