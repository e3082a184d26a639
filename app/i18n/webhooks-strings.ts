import webhooksTexts from '../../i18n/en-US/webhooks.json';
import { addStrings } from './setup.ts';

// With the calls of a webhook alone.
addStrings('webhooks', webhooksTexts);
