import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { vue } from '@codemirror/lang-vue';
import type { Extension } from '@codemirror/state';
import { ownValue } from '#app/lib/own-value.ts';

/** The colours of each language; a large one is loaded when an editor needs it. Plain text has none. */
const loaders: Record<string, () => Extension | Promise<Extension>> = {
  'text/javascript': () => javascript(),
  'application/json': () => json(),
  'text/x-vue': () => vue(),
  'application/x-httpd-php': async () => (await import('@codemirror/lang-php')).php(),
};

const loaded = new Map<string, Extension>();

/** The language if it has been loaded already. */
export function loadedLanguage(id: string): Extension | undefined {
  return loaded.get(id);
}

/** Loads a language; null for one without, or when it can't be loaded: the text then has no colours. */
export async function loadLanguage(id: string): Promise<Extension | null> {
  try {
    const language = (await ownValue(loaders, id)?.()) ?? null;
    if (language) loaded.set(id, language);
    return language;
  } catch {
    return null;
  }
}
