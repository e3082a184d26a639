import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Choice } from '#app/components/ui/ChoiceItem.tsx';
import { useHeldKeys } from '#app/components/ui/use-held-keys.ts';
import { useSelectedOnEntry } from '#app/components/ui/use-selected-on-entry.ts';
import { useSoleChoice } from '#app/components/ui/use-sole-choice.tsx';

/** Labels by id. That of the choice in force stays known when a search has taken the choice out of the items. */
export function useKnownLabels(
  items: readonly Choice[],
  selectedKey: string | null,
  selectedLabel: string | undefined,
): (id: string | null) => string | undefined {
  const known = useRef<{ id: string; label: string } | null>(null);
  const current = items.find((item) => item.id === selectedKey);
  useEffect(() => {
    if (current) known.current = { id: current.id, label: current.label };
  }, [current]);

  return (id) => {
    const found =
      items.find((item) => item.id === id) ?? (known.current?.id === id ? known.current : undefined);
    return found?.label ?? (id === selectedKey ? selectedLabel : undefined);
  };
}

interface ComboInputState {
  inputValue: string;
  /** The list is still that of an earlier text. */
  isStale: boolean;
  /** Id of the one choice that the text leaves; null for none or several. */
  sole: string | null;
}

/** The text box of a combo box: what keys and typing do beside what React Aria makes of them. */
export function useComboInput(
  input: RefObject<HTMLInputElement | null>,
  { inputValue, isStale, sole }: ComboInputState,
) {
  const { list, setTyped, handleKey: handleSoleKey } = useSoleChoice(sole);
  const keys = useHeldKeys(input, isStale);
  const [isPutBack, setPutBack] = useState(false);
  const entry = useSelectedOnEntry(input, inputValue);
  return {
    list,
    /** The text is that of the choice in force, put back by Escape or Enter. */
    isPutBack,
    /** Something was chosen, or (`isSame`) the choice in force was confirmed. */
    noteChoice: (isSame: boolean) => {
      keys.drop();
      setTyped(false);
      if (isSame) setPutBack(true);
    },
    inputProps: {
      ...entry,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        entry.onFocus(event);
        if (event.nativeEvent.isTrusted) setTyped(false);
      },
      onBlur: ({ nativeEvent }: FocusEvent) => {
        // React Aria sends focus events of its own while the arrows move through the list.
        if (!nativeEvent.isTrusted) return;
        keys.drop();
        setPutBack(false);
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        keys.handleKey(event);
        handleSoleKey(event);
      },
      onInput: () => {
        entry.onInput();
        keys.drop();
        setTyped(true);
        setPutBack(false);
      },
    },
  };
}
