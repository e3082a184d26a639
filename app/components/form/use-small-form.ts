import { type FormikConfig, type FormikValues, useFormik } from 'formik';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { ownValue } from '#app/lib/own-value.ts';

export interface SmallFormOptions<Values extends FormikValues>
  extends Pick<FormikConfig<Values>, 'initialValues'> {
  /** Its messages are keys of `messages`. */
  schema: Schema;
  /** Words for the keys, or what makes them of the input's value. A message without any is shown as it stands: it is the server's. */
  messages?: Partial<Record<string, string | ((value: unknown) => string)>>;
  /** Is awaited. What it throws is the form's `failure`; what the server says of one field goes to `setFieldError`. */
  onSubmit: NonNullable<FormikConfig<Values>['onSubmit']>;
}

export type SmallForm<Values extends FormikValues> = ReturnType<typeof useSmallForm<Values>>;

/**
 * A form whose fields are known in the code: Formik with a yup schema. Values are checked when they are sent, since a
 * message that comes when a field is left moves the button that is about to be pressed; from then on with each change. Of
 * a refused submit the first wrong field gets the focus.
 */
export function useSmallForm<Values extends FormikValues>(options: SmallFormOptions<Values>) {
  const { initialValues, schema, messages = {}, onSubmit } = options;
  const [failure, setFailure] = useState<unknown>(null);
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values, helpers) => {
      setFailure(null);
      try {
        await onSubmit(values, helpers);
      } catch (error) {
        setFailure(error);
      }
    },
  });
  const { values, isSubmitting, submitCount } = formik;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  const wordsOf = (error: string, value: unknown) => {
    const words = ownValue(messages, error) ?? error;
    return typeof words === 'function' ? words(value) : words;
  };
  const submitForm = async () => {
    if (!isSubmitting) await formik.submitForm();
  };
  return {
    ...formik,
    submitForm,
    failure,
    /** Props of the form element. */
    formProps: {
      id,
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A form in a dialog that stands in another form, to React's mind.
        event.stopPropagation();
        void submitForm();
      },
    },
    /** Says what is wrong with a field, also before a submit was tried. */
    showError: (name: keyof Values & string, message: string) => {
      void formik.setFieldTouched(name, true, false);
      formik.setFieldError(name, message);
    },
    /** Props of an input. */
    field: <Name extends keyof Values & string>(name: Name) => {
      // All fields are touched once a submit was tried.
      const { error, touched } = formik.getFieldMeta(name);
      return {
        value: values[name],
        onChange: (value: Values[Name]) => void formik.setFieldValue(name, value),
        error: touched && error ? wordsOf(error, values[name]) : undefined,
      };
    },
  };
}
