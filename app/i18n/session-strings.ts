import session from '../../i18n/en-US/session.json';
import { addStrings } from './setup.ts';

// With the dialogs about the session, which most visits never see.
addStrings('session', session);
