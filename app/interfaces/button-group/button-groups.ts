import { parseChoices } from '#app/entities/fields/choices.ts';

export interface GroupButton {
  value: string;
  label: string;
  icon: string | null;
}

export interface ButtonGroups {
  groups: GroupButton[][];
  /** What is wrong with a stored text that is no JSON. */
  error: string | null;
}

/**
 * Buttons in their groups: each list in the list, or row with a list in it (the repeater's form), is a group; loose
 * buttons form one last group. JSON text, plain values and a map of value to label are read as well.
 */
export function buttonGroups(stored: unknown): ButtonGroups {
  if (typeof stored === 'string' && stored.trim() !== '') {
    try {
      return buttonGroups(JSON.parse(stored));
    } catch (error) {
      return { groups: [], error: error instanceof Error ? error.message : String(error) };
    }
  }
  if (!Array.isArray(stored)) {
    const { choices } = parseChoices(stored);
    return {
      groups: choices.length > 0 ? [choices.map((choice) => ({ ...choice, icon: null }))] : [],
      error: null,
    };
  }
  const groups: GroupButton[][] = [];
  const loose: unknown[] = [];
  for (const entry of stored) {
    const inner = listIn(entry);
    if (inner) groups.push(inner.flatMap(toButton));
    else loose.push(entry);
  }
  groups.push(loose.flatMap(toButton));
  return { groups: groups.filter((group) => group.length > 0), error: null };
}

function listIn(entry: unknown): unknown[] | undefined {
  if (Array.isArray(entry)) return entry as unknown[];
  if (typeof entry !== 'object' || entry === null || 'value' in entry) return undefined;
  const parts: unknown[] = Object.values(entry);
  return parts.find((part): part is unknown[] => Array.isArray(part));
}

function toButton(entry: unknown): GroupButton[] {
  const [choice] = parseChoices([entry]).choices;
  if (!choice) return [];
  const { label, icon } = Object(entry) as { label?: unknown; icon?: unknown };
  return [
    {
      value: choice.value,
      label: typeof label === 'string' && label !== '' ? label : choice.label,
      icon: typeof icon === 'string' && icon !== '' ? icon : null,
    },
  ];
}

/** The button of a stored value. */
export function buttonOf(groups: readonly GroupButton[][], value: string): GroupButton | undefined {
  return groups.flat().find((button) => button.value === value);
}
