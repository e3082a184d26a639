import { jsonProblem, parseJson, writeJson } from '#app/lib/json.ts';

/** The text that the editor opens with: objects and texts that parse are laid out, any other text is shown as it is. */
export function toEditorText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value !== 'string') return writeJson(value, 2);
  try {
    return writeJson(parseJson(value), 2);
  } catch {
    return value;
  }
}

export type Edited =
  | { kind: 'value'; value: unknown }
  | { kind: 'broken'; message: string; at: number | null };

/** What a text stands for: null when empty, the parsed value, or what keeps it from being JSON and where. */
export function fromEditorText(text: string): Edited {
  if (text.trim() === '') return { kind: 'value', value: null };
  const problem = jsonProblem(text);
  return problem ? { kind: 'broken', ...problem } : { kind: 'value', value: parseJson(text) };
}
