import debuggerTexts from '../../i18n/en-US/debugger.json';
import { addStrings } from './setup.ts';

// With the screens of the interfaces alone.
addStrings('debugger', debuggerTexts);
