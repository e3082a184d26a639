import transfer from '../../i18n/en-US/transfer.json';
import { addStrings } from './setup.ts';

// With the dialogs' chunk: most visits export and import nothing.
addStrings('transfer', transfer);
