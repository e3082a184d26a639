import type { Extension } from '@codemirror/state';

/** The colours of each language, loaded when an editor needs them. Plain text has none. */
const loaders: Record<string, () => Promise<Extension>> = {
  'text/javascript': async () => (await import('@codemirror/lang-javascript')).javascript(),
  'application/json': async () => (await import('@codemirror/lang-json')).json(),
  'text/x-vue': async () => (await import('@codemirror/lang-vue')).vue(),
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
    const language = (await loaders[id]?.()) ?? null;
    if (language) loaded.set(id, language);
    return language;
  } catch {
    return null;
  }
}
