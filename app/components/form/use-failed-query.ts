import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { RefusedWrite } from '#app/entities/items/find-taken-value.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ApiError, failedQueryCode, isFailedQuery } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useErrorText } from './error-text.ts';
import { explainFailedQuery } from './explain-failed-query.ts';
import type { FormErrors } from './form-schema.ts';
import type { ServerProblem } from './server-errors.ts';

/** A failed query whose likely reason is known: the values are at fault, and no longer the server. */
export class ExplainedError extends ApiError {
  readonly fields: FormErrors;

  constructor(fields: FormErrors, message: string) {
    super(422, failedQueryCode, message);
    this.fields = fields;
  }
}

export interface FailedQueries {
  /** For a form that shows the fields named `shown`: likely errors at them, the rest in words. Null for any other error. */
  forForm: (error: ApiError, write: RefusedWrite, shown: readonly string[]) => Promise<ServerProblem | null>;
  /** For one entry of many: an error that has the likely reason in its message, else the error as it is. */
  forEntry: <Given extends Error>(error: Given, write: RefusedWrite) => Promise<Given | ExplainedError>;
}

/** Says what a server probably refused when all it says is that its query failed. */
export function useFailedQueries(): FailedQueries {
  const { t } = useTranslation('errors');
  const client = useQueryClient();
  const errorText = useErrorText();
  const locale = useLocale();

  const wordsOf = (errors: FormErrors, { fields }: RefusedWrite) =>
    fields
      .filter(({ field }) => Object.hasOwn(errors, field))
      .map((field) => `${fieldName(field, locale)}: ${errorText(ownValue(errors, field.field) ?? '', field)}`)
      .join(' ');
  return {
    forForm: async (error, write, shown) => {
      if (!isFailedQuery(error)) return null;
      const errors = Object.entries(await explainFailedQuery(client, write));
      const unseen = Object.fromEntries(errors.filter(([name]) => !shown.includes(name)));
      const rest = errors.length === 0 ? t('noReason') : wordsOf(unseen, write) || null;
      const fields = Object.fromEntries(errors.filter(([name]) => shown.includes(name)));
      return { fields, rest, details: error.message };
    },
    forEntry: async (error, write) => {
      if (!isFailedQuery(error)) return error;
      const errors = await explainFailedQuery(client, write);
      if (Object.keys(errors).length === 0) return error;
      const words = t('likely', { reasons: wordsOf(errors, write), message: error.message });
      return new ExplainedError(errors, words);
    },
  };
}
