/** A name that the test browsers take for this machine, but not for one that is as safe as https. */
export const plainHost = 'cms.intranet.test';
