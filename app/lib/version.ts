import { version } from '#package.json';

/** Version of the app, as in its package. */
export const appVersion: string = version;
