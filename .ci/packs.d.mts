/** Types of packs.mjs for the configuration of the build. */
export interface EnglishFile {
  namespace: string;
  plugin: string | null;
  path: string;
}
type Strings = Record<string, unknown>;
export function locales(): string[];
export function englishFiles(): EnglishFile[];
export function english(): Record<string, Strings>;
export function asideOf(locale: string, name: string): Strings;
export function packOf(locale: string): Record<string, Strings>;
