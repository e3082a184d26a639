import dated from '../../i18n/en-US/dated.json';
import { addStrings } from './setup.ts';

// With the layouts that go by date, which a first listing doesn't load.
addStrings('dated', dated);
