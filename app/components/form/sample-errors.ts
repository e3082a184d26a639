import { validateYupSchema, yupToFormErrors } from 'formik';
import type { Schema } from 'yup';

/** What a form of this schema says of its fields: the first message of each. */
export async function errorsOf(schema: Schema, values: object): Promise<Partial<Record<string, string>>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors<Record<string, string>>(error);
  }
}
