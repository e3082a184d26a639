import { type Choice, storedValues, toStored } from '#app/entities/fields/choices.ts';

/** Rows in view: 3 to 20, 6 without a number. */
export function rowsOf(size: unknown): number {
  const rows = Math.round(Number(size ?? 6));
  return Number.isFinite(rows) ? Math.max(3, Math.min(20, rows)) : 6;
}

/** The choices in their order, then what is stored and is none of them. */
export function offered(value: unknown, choices: readonly Choice[]): { choice: Choice; isOther: boolean }[] {
  const known = new Set(choices.map((choice) => choice.value));
  const others = [...new Set(storedValues(value))].filter((entry) => !known.has(entry));
  return [
    ...choices.map((choice) => ({ choice, isOther: false })),
    ...others.map((entry) => ({ choice: { value: entry, label: entry }, isOther: true })),
  ];
}

/** The stored list with one value more or less, in the order of the choices; other stored values stay, at the end. */
export function withChoice(
  value: unknown,
  choices: readonly Choice[],
  entry: string,
  { isChosen, wrap }: { isChosen: boolean; wrap: boolean },
): string[] | null {
  const selected = new Set(storedValues(value));
  if (isChosen) selected.add(entry);
  else selected.delete(entry);
  const known = choices.map((choice) => choice.value).filter((each) => selected.delete(each));
  return toStored([...known, ...selected], wrap);
}
