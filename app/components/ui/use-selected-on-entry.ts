import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A text box whose text is selected as a whole when one enters it: what one types is a search for another choice, not more
 * of the present one's name. A pointer puts its caret when it is let go, so the selection is made once more then.
 */
export function useSelectedOnEntry(input: RefObject<HTMLInputElement | null>, text: string) {
  const isEntered = useRef(false);
  /** Since the focus came nothing was pressed. */
  const isUntouched = useRef(false);
  // The present one's name may come after the focus; a text that is put in takes the selection away.
  useLayoutEffect(() => {
    if (isUntouched.current && document.activeElement === input.current) input.current?.select();
  }, [input, text]);
  return {
    onFocus: ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>) => {
      // React Aria sends focus events of its own while the arrows move through the list.
      if (!nativeEvent.isTrusted) return;
      isEntered.current = true;
      isUntouched.current = true;
      currentTarget.select();
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      if (!isEntered.current) {
        // The user has put a caret.
        isUntouched.current = false;
        return;
      }
      isEntered.current = false;
      event.preventDefault();
      event.currentTarget.select();
    },
    onKeyDown: () => {
      isEntered.current = false;
      isUntouched.current = false;
    },
    onInput: () => {
      isUntouched.current = false;
    },
  };
}
