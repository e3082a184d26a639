import filePage from '../../i18n/en-US/file-page.json';
import { addStrings } from './setup.ts';

// With the page of one file: its other strings come with what is opened there.
addStrings('file-page', filePage);
