import { useState } from 'react';
import { plainText } from '#app/lib/plain-text.ts';

export interface Secret {
  /** What is in the box: what was typed, or the value itself where it may be shown. */
  text: string;
  /** Something is stored that stays as it is. */
  isKept: boolean;
  /** The box holds something that was typed. */
  isTyped: boolean;
  type: (text: string) => void;
}

/**
 * A value that is never put into its box once it is stored. An emptied box hands the stored value back, so that nothing
 * is changed by it.
 *
 * @param isOpaque whether a value stands for something that can't be shown: a hash
 */
export function useSecret(
  value: unknown,
  onChange: (value: unknown) => void,
  isOpaque: (value: unknown) => boolean,
): Secret {
  const [kept, setKept] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  // What differs from what was typed has come from outside: loaded, saved, undone.
  const isOurs = typed !== null && value === typed;
  if (!isOurs && !Object.is(value, kept)) {
    setKept(value);
    setTyped(null);
  }
  const stored = isOurs ? kept : value;
  const isShown = !isOurs && !isOpaque(value);
  return {
    text: isOurs ? typed : isShown ? plainText(value) : '',
    isKept: !isOurs && plainText(value) !== '',
    isTyped: isOurs,
    type: (text) => {
      if (text === '' && (isOpaque(stored) || plainText(stored) === '')) {
        setTyped(null);
        onChange(stored);
      } else {
        setTyped(text);
        onChange(text);
      }
    },
  };
}
