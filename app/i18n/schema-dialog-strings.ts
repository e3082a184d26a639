import schemaDialogTexts from '../../i18n/en-US/schema-dialogs.json';
import { addStrings } from './setup.ts';

// With what asks before the data model is changed.
addStrings('schema-dialogs', schemaDialogTexts);
