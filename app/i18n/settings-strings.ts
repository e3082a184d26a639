import settingsTexts from '../../i18n/en-US/settings.json';
import { addStrings } from './setup.ts';

// With the screens of the settings alone.
addStrings('settings', settingsTexts);
