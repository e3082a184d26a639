import install from '../../i18n/en-US/install.json';
import { addStrings } from './setup.ts';

// In the installer's own chunk: the sign-in page needs none of it.
addStrings('install', install);
