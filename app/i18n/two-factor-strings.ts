import twoFactor from '../../i18n/en-US/two-factor.json';
import { addStrings } from './setup.ts';

// In the set-up's own chunk: the sign-in page needs none of it.
addStrings('two-factor', twoFactor);
