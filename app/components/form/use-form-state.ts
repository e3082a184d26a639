import { type FormikProps, useFormik } from 'formik';
import { startTransition, useEffect, useState } from 'react';
import type { FormErrors } from './form-schema.ts';
import type { Values } from './value-rules.ts';

/** What Formik is used for: values and errors as they are rendered. It checks nothing unless it is told to. */
export function useFormState(
  start: Values,
  validate: (values: Values) => FormErrors,
): Pick<FormikProps<Values>, 'values' | 'errors' | 'setValues' | 'setErrors' | 'validateForm'> {
  // Formik copies what it starts with at every render, deep: after the first there is to be nothing to copy.
  const [initialValues, setInitialValues] = useState(start);
  useEffect(() => startTransition(() => setInitialValues({})), []);
  return useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    validate,
    // Saving is the screen's: what is sent and what comes after differs from screen to screen.
    onSubmit: () => undefined,
  });
}
