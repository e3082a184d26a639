import type { OptionDefinition } from '#app/interfaces/define.ts';

const text = { interface: 'text-input', type: 'string', width: 'half', required: true } as const;

export const options: readonly OptionDefinition[] = [
  { ...text, key: 'languagesCollection', interface: 'collections' },
  { ...text, key: 'languagesPrimaryKeyField' },
  { ...text, key: 'languagesNameField' },
  { ...text, key: 'translationLanguageField' },
  { ...text, key: 'defaultLanguage' },
];
