import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { highlightActiveLine, highlightActiveLineGutter, keymap } from '@codemirror/view';
import { useEffect, useMemo, useState } from 'react';
import { loadedLanguage, loadLanguage } from './languages.ts';

/** Completion on Ctrl and space, search on mod and f, the line and the brackets at the cursor. */
const tools: Extension = [
  autocompletion({ activateOnTyping: false }),
  closeBrackets(),
  highlightSelectionMatches(),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap]),
];
const cursorLine: Extension = [highlightActiveLine(), highlightActiveLineGutter()];

/** All that an editor of this language can do; the language's colours come when they are loaded. */
export function useLanguage(id: string, readonly: boolean): Extension {
  const [language, setLanguage] = useState(() => ({ id, extension: loadedLanguage(id) ?? null }));
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const extension = await loadLanguage(id);
      if (wanted) setLanguage({ id, extension });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [id]);
  const extension = language.id === id ? language.extension : null;
  return useMemo(() => [tools, readonly ? [] : cursorLine, extension ?? []], [extension, readonly]);
}
