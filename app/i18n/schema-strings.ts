import schemaTexts from '../../i18n/en-US/schema.json';
import { addStrings } from './setup.ts';

// With the screens that set up the data model.
addStrings('schema', schemaTexts);
