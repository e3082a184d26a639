import shell from '../../i18n/en-US/shell.json';
import { addStrings } from './setup.ts';

// Imported for its effect by the frame of the private screens, which the sign-in page does without.
addStrings('shell', shell);
