/** A preview of a collection's items: the address of a page, with `{{field}}` where a value of the item stands. */
export interface PreviewTemplate {
  /** What editors choose it by; unique in its collection. */
  name: string;
  /** `https://www.example.com/{{section.slug}}/{{slug}}?lang={{$language}}` */
  url: string;
}

/** Why an address can't be a template. */
export type TemplateProblem = 'address' | 'host' | 'password' | 'length';

/** Why a value of the item can't stand in the address: there is none, the role may not read it, it isn't one plain value. */
export type GapReason = 'empty' | 'unreadable' | 'unfit';

export interface AddressGap {
  path: string;
  reason: GapReason;
}

/** The page of an item, or what its address lacks. */
export type PreviewAddress = { href: string; gaps?: never } | { href?: never; gaps: AddressGap[] };

/** Where a page can be shown: within the app, or in a tab of its own and why. */
export type FramePlace = 'frame' | 'own-host' | 'insecure';
