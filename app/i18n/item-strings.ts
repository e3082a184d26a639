import item from '../../i18n/en-US/item.json';
import { addStrings } from './setup.ts';

// Imported for its effect by the form and the item screens: their strings come with their chunk.
addStrings('item', item);
