import related from '../../i18n/en-US/related.json';
import { addStrings } from './setup.ts';

// Imported for its effect by what the relational inputs share: their strings come with their chunk.
addStrings('related', related);
