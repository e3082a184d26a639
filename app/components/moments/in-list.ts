import { createContext } from 'react';

/**
 * True in a list of items: times of these days are told by their distance from now, and what is exact stands in the list's
 * tooltip (`data-tip`). Where values are compared (history, conflicts) it is false.
 */
export const InListContext = createContext(false);
