import arranged from '../../i18n/en-US/arranged.json';
import { addStrings } from './setup.ts';

// With the layouts that arrange items by their values (board and tree), which a first listing doesn't load.
addStrings('arranged', arranged);
