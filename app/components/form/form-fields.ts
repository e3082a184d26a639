import { createContext } from 'react';
import type { FormField } from './field-access.ts';

/** The fields of the form around a component, with what may be done with them; none outside of any form. */
export const FormFieldsContext = createContext<readonly FormField[]>([]);
