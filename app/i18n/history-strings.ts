import history from '../../i18n/en-US/history.json';
import { addStrings } from './setup.ts';

// Imported for its effect by the activity panel: its strings come with its chunk.
addStrings('history', history);
