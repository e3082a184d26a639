/**
 * The first row of an ordered list for which `isBefore` says no, found from a guess with few looks: a right guess takes
 * two, a wrong one doubles its steps and then halves them. `isBefore` says null beyond the end. `count` is the number of
 * rows, or infinite where nobody knows it. Pure but for what `isBefore` does.
 */
export async function findRow(
  isBefore: (row: number) => Promise<boolean | null>,
  guess: number,
  count: number,
): Promise<number> {
  if (count <= 0) return 0;
  const start = Math.min(Math.max(0, Math.floor(guess)), count - 1);
  // Known: what stands at `low` is before, what stands at `high` is not.
  let [low, high] = [-1, count];
  const goesUp = (await isBefore(start)) === true;
  if (goesUp) low = start;
  else high = start;
  for (let step = 1; ; step *= 2) {
    const row = goesUp ? start + step : start - step;
    if (row <= low || row >= high) break;
    const isLow = (await isBefore(row)) === true;
    if (isLow) low = row;
    else high = row;
    if (isLow !== goesUp) break;
  }
  while (high - low > 1) {
    const row = Math.floor((low + high) / 2);
    if ((await isBefore(row)) === true) low = row;
    else high = row;
  }
  return high;
}
