import type app from '../../i18n/en-US/app.json';
import type errors from '../../i18n/en-US/errors.json';
import type item from '../../i18n/en-US/item.json';
import type listing from '../../i18n/en-US/listing.json';
import type signIn from '../../i18n/en-US/sign-in.json';

// English is the source and the type of the keys.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof app;
      errors: typeof errors;
      item: typeof item;
      listing: typeof listing;
      'sign-in': typeof signIn;
    };
  }
}
