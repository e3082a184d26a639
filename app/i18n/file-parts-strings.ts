import fileParts from '../../i18n/en-US/file-parts.json';
import { addStrings } from './setup.ts';

// With whatever shows, picks or sends single files.
addStrings('file-parts', fileParts);
