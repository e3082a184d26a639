import listing from '../../i18n/en-US/listing.json';
import { addStrings } from './setup.ts';

// In the listing's own chunk: the sign-in page needs none of it.
addStrings('listing', listing);
