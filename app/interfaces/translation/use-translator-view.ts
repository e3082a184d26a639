import { useState } from 'react';
import { sourcePlace } from '#app/entities/translations/rules.ts';
import type { LanguageStates } from '#app/entities/translations/types.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { isPlainObject } from '#app/lib/json.ts';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useProject } from '#app/session/project.tsx';

/** How translations are edited, as this machine remembers it for a field. */
interface TranslatorMemory {
  isPair: boolean;
  /** The language on the left, null for the source; the last one on the right. */
  left: string | null;
  right: string | null;
}

function toMemory(kept: unknown): TranslatorMemory {
  const text = (name: string) => {
    const value = isPlainObject(kept) ? ownValue(kept, name) : null;
    return typeof value === 'string' ? value : null;
  };
  return {
    isPair: isPlainObject(kept) && ownValue(kept, 'isPair') === true,
    left: text('left'),
    right: text('right'),
  };
}

export interface TranslatorView {
  isPair: boolean;
  /** The code of a language, or `sourcePlace`. */
  left: string;
  right: string;
  /** What may stand on either side. */
  places: readonly string[];
  codes: readonly string[];
  remember: (changes: Partial<TranslatorMemory>) => void;
  /** Shows a language now, and remembers nothing of it. */
  show: (code: string) => void;
}

/**
 * The two languages beside each other. What is on the left is never on the right: there stands the last one used, else the
 * first in which something is missing.
 *
 * @param isReady what there is in each language is known
 */
export function useTranslatorView(
  { collection, field }: InputProps,
  { rule, progress }: LanguageStates,
  all: readonly string[],
  isReady: boolean,
): TranslatorView {
  const key = `translator.${useProject()}.${collection}.${field.field}`;
  const [memory, setMemory] = useState(() => toMemory(readStored(key)));
  const [passing, setPassing] = useState<Partial<TranslatorMemory>>({});
  // Whoever finishes a language is not to be taken to another by it.
  const [shown, setShown] = useState<string | null>(null);
  const wanted = { ...memory, ...passing };
  const places = [sourcePlace, ...all.filter((code) => code !== rule.code)];
  const left = places.find((place) => place === wanted.left) ?? sourcePlace;
  const codes = all.filter((code) => code !== (left === sourcePlace ? rule.code : left));
  const isUnfinished = (code: string) => (progress.get(code)?.state ?? 'done') !== 'done';
  const known = (code: string | null) => codes.find((each) => each === code);
  const right = known(wanted.right) ?? known(shown) ?? codes.find(isUnfinished) ?? codes[0] ?? '';
  const isPair = wanted.isPair && codes.length > 0;
  if (isPair && isReady && shown !== right) setShown(right);
  return {
    isPair,
    left,
    right,
    places,
    codes,
    remember: (changes) => {
      const next = { ...memory, ...changes };
      setMemory(next);
      setPassing({});
      writeStored(key, next);
    },
    show: (code) => setPassing(codes.includes(code) ? { right: code } : { isPair: false }),
  };
}
