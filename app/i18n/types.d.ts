import type { Resources } from './resources.gen.ts';

// English is the source and the type of the keys.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Resources;
  }
}
