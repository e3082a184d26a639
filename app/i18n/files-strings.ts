import files from '../../i18n/en-US/files.json';
import { addStrings } from './setup.ts';

// With the file library alone.
addStrings('files', files);
