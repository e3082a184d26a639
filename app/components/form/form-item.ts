import { createContext, useContext } from 'react';

/** The item whose form it is: null while it has no key, because it is new or there are several. */
export const FormItemContext = createContext<string | null>(null);

/** The key of the item that the form around this component is of; null for a new one, for several, and outside of any form. */
export function useFormItem(): string | null {
  return useContext(FormItemContext);
}
