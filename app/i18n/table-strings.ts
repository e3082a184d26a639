import table from '../../i18n/en-US/table.json';
import { addStrings } from './setup.ts';

// With the table's editing, which a first listing doesn't load.
addStrings('table', table);
