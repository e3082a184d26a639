import type { Random } from '#mocks/seed/material/random.ts';

const DAY = 86_400_000;

/** `YYYY-MM-DD`, `days` after the first of January 2024. */
export function dayAfter(days: number): string {
  return new Date(Date.UTC(2024, 0, 1) + days * DAY).toISOString().slice(0, 10);
}

/** A time of the working day, `HH:MM:SS`, minutes in steps of five. */
export function workingTime(random: Random): string {
  const minute = String(random.whole(0, 11) * 5).padStart(2, '0');
  return `${String(random.whole(7, 20)).padStart(2, '0')}:${minute}:00`;
}

/** `YYYY-MM-DD HH:MM:SS` on the given day, with a second of its own. */
export function momentOn(random: Random, days: number): string {
  return `${dayAfter(days)} ${workingTime(random).slice(0, 6)}${String(random.whole(0, 59)).padStart(2, '0')}`;
}
