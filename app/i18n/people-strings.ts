import people from '../../i18n/en-US/people.json';
import { addStrings } from './setup.ts';

// With the first card about somebody.
addStrings('people', people);
