import { useState } from 'react';

/**
 * The text that stands for a value in an editor. What was typed stays as it was typed, as long as the value it stands for
 * is the field's; a value from outside that differs (undo, a restored draft) brings its own text.
 *
 * @returns the text, and a function to note what was typed along with the value it now stands for
 */
export function useEditorText(
  value: unknown,
  toText: (value: unknown) => string,
  isSame: (a: unknown, b: unknown) => boolean,
): [string, (text: string, value: unknown) => void] {
  const [seen, setSeen] = useState(() => ({ value, text: toText(value) }));
  let now = seen;
  if (!isSame(value, seen.value)) {
    now = { value, text: toText(value) };
    setSeen(now);
  }
  return [now.text, (text, stoodFor) => setSeen({ text, value: stoodFor })];
}
