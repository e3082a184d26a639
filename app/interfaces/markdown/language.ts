import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import type { Extension } from '@codemirror/state';
import { placeholder } from '@codemirror/view';

/** Markdown of GitHub's kind; Enter goes on with a list. */
const language = markdown({ base: markdownLanguage });

export function markdownExtensions(hint: string): Extension {
  return [language, hint === '' ? [] : placeholder(hint)];
}
