import { i18n } from '#app/i18n/setup.ts';
import { ownValue } from '#app/lib/own-value.ts';
import strings from './en-US.json';

/** The editor's own words, which it has in English alone, in the language of the app: by the English ones. */
export function engineWords(): Record<string, string> {
  const words = i18n.getResource(i18n.language, 'interfaces', 'wysiwyg.engine') as
    | Partial<Record<string, string>>
    | undefined;
  return Object.fromEntries(
    Object.entries(strings.engine).map(([key, english]) => [english, ownValue(words, key) || english]),
  );
}
