/** The demo's collections and settings in the words of a release; they are written in those of 8.1.0. */
import { interfaceIn, type Release, typeIn } from '#mocks/engine/releases/release.ts';
import type { CollectionSeed, FieldSeed } from '#mocks/seed/schema/builders.ts';

/** Names of languages by their codes, for options that hold them. */
export type Languages = Readonly<Record<string, string>>;

export function collectionIn(release: Release, languages: Languages, seed: CollectionSeed): CollectionSeed {
  return { ...seed, fields: seed.fields.map((field) => fieldIn(release, languages, field)) };
}

/** The settings, without sizes of pictures where the release brings all of them itself. */
export function settingsIn(
  { systemChanges }: Release,
  settings: Record<string, string>,
): Record<string, string> {
  const { asset_whitelist_system: sizes = '', ...others } = settings;
  const brings = systemChanges !== null && 'asset_whitelist_system' in systemChanges.settings.changed;
  return brings || sizes === '' ? others : settings;
}

function fieldIn(release: Release, languages: Languages, field: FieldSeed): FieldSeed {
  const { type, interface: name, options } = field;
  const changed = {
    ...field,
    type: typeIn(release, type),
    interface: name === null ? null : interfaceIn(release, name),
  };
  return type === 'translation' && options && release.listsLanguages
    ? { ...changed, options: withLanguages(release, languages, options) }
    : changed;
}

function withLanguages(
  { languageOption }: Release,
  languages: Languages,
  { languagesCollection, languagesPrimaryKeyField, languagesNameField, ...options }: Record<string, unknown>,
): Record<string, unknown> {
  const { translationLanguageField: column, ...others } = options;
  return { [languageOption]: column, languages, ...others };
}
