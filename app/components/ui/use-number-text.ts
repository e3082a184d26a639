import { useState } from 'react';
import { plainDigits, stepDigits } from '#app/components/ui/digits.ts';
import { beyond, type Limits, type NumberError, sameNumber } from '#app/components/ui/number-limits.ts';
import { formatDigits, parseNumberText } from '#app/components/ui/number-text.ts';

interface NumberTextConfig {
  /** Plain digits, or null. */
  value: string | null;
  onChange: (digits: string | null) => void;
  locale: string;
  integer: boolean | undefined;
  limits: Limits;
  step: string;
  grouping: boolean | undefined;
  onInputError: ((inputError: NumberError | null) => void) | undefined;
}

/** The text of a number while it is typed, stepped and left. */
export function useNumberText(config: NumberTextConfig) {
  const { value, onChange, locale, integer, limits, step, grouping, onInputError } = config;
  // While it is edited the text is the user's own; a value set from outside meanwhile replaces it.
  const [draft, setDraft] = useState<{
    text: string;
    value: string | null;
    inputError: NumberError | null;
  } | null>(null);
  const [focused, setFocused] = useState(false);
  const current = draft && sameNumber(draft.value, value) ? draft : null;
  const shown =
    current?.text ?? (value === null ? '' : formatDigits(value, locale, { grouping: grouping && !focused }));
  const inputError = current?.inputError ?? beyond(value, limits);

  const settle = (text: string, next: string | null, nextError: NumberError | null) => {
    setDraft({ text, value: next, inputError: nextError });
    if (nextError !== inputError) onInputError?.(nextError);
    if (next !== value) onChange(next);
  };

  const handleText = (text: string) => {
    const parsed = parseNumberText(text, locale, { integer });
    if (parsed.ok) settle(text, parsed.digits, beyond(parsed.digits, limits));
    else settle(text, value, parsed.inputError);
  };

  const stepBy = (direction: 1 | -1, times = 1) => {
    const from = current?.inputError === 'syntax' || value === null ? null : plainDigits(value);
    let next = from;
    for (let count = 0; count < times; count += 1) next = stepDigits(next, step, direction, limits);
    if (next !== null) settle(formatDigits(next, locale), next, beyond(next, limits));
  };

  const handleBlur = () => {
    setFocused(false);
    // What is a number is written anew; what is none stays, to be mended.
    if (current && !['syntax', 'ambiguous', 'fraction'].includes(current.inputError ?? '')) setDraft(null);
  };
  return { shown, inputError, handleText, stepBy, handleFocus: () => setFocused(true), handleBlur };
}
