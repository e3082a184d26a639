import schemaFileTexts from '../../i18n/en-US/schema-file.json';
import { addStrings } from './setup.ts';

// With the screen that takes the data model out and in.
addStrings('schema-file', schemaFileTexts);
