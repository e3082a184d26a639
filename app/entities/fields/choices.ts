/** A value that a field offers, with the text shown for it. */
export interface Choice {
  value: string;
  label: string;
}

export interface Choices {
  choices: Choice[];
  /** What is wrong with a stored text that is no JSON. */
  error: string | null;
}

/**
 * Choices as the API stores them: a map of value to text, a list of `{ value, name }` rows (the repeater's form), a
 * list of values, or any of these as JSON text.
 */
export function parseChoices(stored: unknown): Choices {
  if (typeof stored === 'string' && stored.trim() !== '') {
    try {
      return parseChoices(JSON.parse(stored));
    } catch (error) {
      return { choices: [], error: error instanceof Error ? error.message : String(error) };
    }
  }
  if (Array.isArray(stored)) {
    return { choices: stored.flatMap(rowToChoice), error: null };
  }
  if (typeof stored === 'object' && stored !== null) {
    return {
      choices: Object.entries(stored).map(([value, label]) => ({ value, label: labelOf(label, value) })),
      error: null,
    };
  }
  return { choices: [], error: null };
}

function rowToChoice(row: unknown): Choice[] {
  if (typeof row === 'string' || typeof row === 'number') return [{ value: String(row), label: String(row) }];
  if (typeof row !== 'object' || row === null || !('value' in row)) return [];
  const { value, ...rest } = row as { value: unknown; name?: unknown; text?: unknown };
  return [{ value: String(value), label: labelOf(rest.name ?? rest.text, String(value)) }];
}

function labelOf(label: unknown, value: string): string {
  return label === null || label === undefined || label === '' ? value : String(label);
}

/** The text of a stored value, the value itself when it is no choice (any more). */
export function choiceLabel(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** The stored list without the empty entries that wrapping puts at both ends. Text is a comma list. */
export function storedValues(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list
    .filter((entry) => entry !== null && typeof entry !== 'object')
    .map(String)
    .filter((entry) => entry !== '');
}

/** What is stored for chosen values: null for none, an empty entry at both ends with `wrap`. */
export function toStored(values: readonly string[], wrap: boolean): string[] | null {
  if (values.length === 0) return null;
  return wrap ? ['', ...values, ''] : [...values];
}
