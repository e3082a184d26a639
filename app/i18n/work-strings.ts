import work from '../../i18n/en-US/work.json';
import { addStrings } from './setup.ts';

// With the dialog's chunk: short work never shows it.
addStrings('work', work);
