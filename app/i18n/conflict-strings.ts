import conflicts from '../../i18n/en-US/conflicts.json';
import { addStrings } from './setup.ts';

// Imported for its effect by the item's form: its strings come with its chunk.
addStrings('conflicts', conflicts);
