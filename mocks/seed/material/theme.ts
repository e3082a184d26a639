/** Writing material for one part of a publication. Slots: {place} {other} {person} {years} {count} {fewer}. */
export interface Theme {
  key: string;
  /** Names of the categories whose texts it supplies. */
  categories: string[];
  /** The headline in the publication's language, and in the language of its translation. */
  headlines: [string, string][];
  decks: string[];
  openers: string[];
  body: string[];
  closers: string[];
}
