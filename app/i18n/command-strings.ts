import command from '../../i18n/en-US/command.json';
import { addStrings } from './setup.ts';

// With the command menu, when it is opened for the first time.
addStrings('command', command);
