import diagram from '../../i18n/en-US/diagram.json';
import { addStrings } from './setup.ts';

// With the diagram of the data model alone.
addStrings('diagram', diagram);
