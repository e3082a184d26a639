import { jsonProblem, parseJson, writeJson } from '#app/lib/json.ts';

/** Names of the languages; `null` has no name of its own in any tongue. Ids are those that the API stores. */
export const languages: Record<string, string | null> = {
  'text/plain': null,
  'text/javascript': 'JavaScript',
  'application/json': 'JSON',
  'text/x-vue': 'Vue',
  'application/x-httpd-php': 'PHP',
};

/** The language of a field's options; one that is not known is plain text. */
export function languageOf(option: unknown): string {
  return typeof option === 'string' && Object.hasOwn(languages, option) ? option : 'text/plain';
}

/** The text of a value: texts as they are, anything else as JSON indented by four. */
export function toCodeText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : writeJson(value, 4);
}

export type Written = { kind: 'value'; value: unknown } | { kind: 'broken'; message: string };

export interface CodeField {
  language: string;
  /** Type of the field. */
  type: string;
  /** The value that the edit begins from. */
  before: unknown;
  /** What no text at all stands for. */
  empty: null | '';
}

/**
 * What a text stands for. As JSON it has to parse, and becomes the data itself where the field holds data; a column of
 * text gets the text. Data stays data in whatever language it is shown.
 */
export function fromCodeText(text: string, { language, type, before, empty }: CodeField): Written {
  const isData = typeof before === 'object' && before !== null;
  const isJson = language === 'application/json';
  if (text === '' || ((isJson || isData) && text.trim() === '')) {
    return { kind: 'value', value: type === 'json' ? null : empty };
  }
  if (!isJson && !isData) return { kind: 'value', value: text };
  const problem = jsonProblem(text);
  if (problem) return { kind: 'broken', message: problem.message };
  return { kind: 'value', value: type === 'json' || isData ? parseJson(text) : text };
}
