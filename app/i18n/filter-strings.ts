import filter from '../../i18n/en-US/filter.json';
import { addStrings } from './setup.ts';

// With the editor of filters, which a first listing doesn't load.
addStrings('filter', filter);
