import batch from '../../i18n/en-US/batch.json';
import { addStrings } from './setup.ts';

// With the form for several items: that of one has no use for it.
addStrings('batch', batch);
