import {
  type ContextType,
  type KeyboardEvent,
  type RefObject,
  use,
  useImperativeHandle,
  useRef,
} from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { useLatest } from '#app/lib/latest.ts';

type ListState = ContextType<typeof ComboBoxStateContext>;

/**
 * Enter after a text that leaves one choice means that one. `sole` is its id, null where there is none; the handler is for
 * the capture phase, before React Aria hears of the key, and `ListStateTo` stands inside its combo box, with `list`.
 */
export function useSoleChoice(sole: string | null) {
  const list = useRef<ListState>(null);
  const isTyped = useRef(false);
  const latest = useLatest(sole);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !isTyped.current || latest.current === null)
      return;
    const selection = list.current?.isOpen ? list.current.selectionManager : null;
    if (selection?.focusedKey === null) selection.setFocusedKey(latest.current);
  };
  /** Whether what stands in the box was typed since the last choice. */
  const setTyped = (isNow: boolean) => {
    isTyped.current = isNow;
  };
  return { list, handleKey, setTyped };
}

/** Hands React Aria's state of the list on to the owner of the combo box. */
export function ListStateTo({ ref }: { ref: RefObject<ListState> }) {
  const state = use(ComboBoxStateContext);
  useImperativeHandle<ListState, ListState>(ref, () => state, [state]);
  return null;
}
