import fieldSetupTexts from '../../i18n/en-US/field-setup.json';
import { addStrings } from './setup.ts';

// With the set-up of fields alone.
addStrings('field-setup', fieldSetupTexts);
