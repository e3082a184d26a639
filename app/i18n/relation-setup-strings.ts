import relationSetup from '../../i18n/en-US/relation-setup.json';
import { addStrings } from './setup.ts';

// With the set-up of relations alone.
addStrings('relation-setup', relationSetup);
