import { markup } from './Markdown.tsx';

/** A text from anywhere, such as the name of an item, as Markdown that shows just that. */
export function asMarkdown(text: string): string {
  return markup.test(text) ? text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`) : text;
}
