import simulatorTexts from '../../i18n/en-US/simulator.json';
import { addStrings } from './setup.ts';

// With the simulator of roles alone.
addStrings('simulator', simulatorTexts);
