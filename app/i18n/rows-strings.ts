import rows from '../../i18n/en-US/rows.json';
import { addStrings } from './setup.ts';

// With lists of rows inside a field.
addStrings('rows', rows);
