import type { OptionDefinition } from '#app/interfaces/define.ts';

const text = { interface: 'text-input', type: 'string', width: 'half' } as const;

/** Where the languages are: rows of a collection or, as in 8.8, in the options themselves. The relation's set-up asks. */
export const options: readonly OptionDefinition[] = [
  { ...text, key: 'languagesCollection', interface: 'collections' },
  { ...text, key: 'languagesPrimaryKeyField' },
  { ...text, key: 'languagesNameField' },
  { ...text, key: 'translationLanguageField' },
  { ...text, key: 'defaultLanguage' },
  { ...text, key: 'languageField', advanced: true },
  { key: 'languages', interface: 'key-value', type: 'json', advanced: true },
  { key: 'template', interface: 'text-input', type: 'string', advanced: true },
];
