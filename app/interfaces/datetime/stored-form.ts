import { isDateTime, parseInstant } from '#app/lib/dates.ts';

interface StoredForm {
  /** `YYYY-MM-DD HH:MM:SS` for the box; null when the stored text is no date and time. */
  naive: string | null;
  /** The box's text in the form in which the value was stored. */
  toStored: (naive: string) => string;
}

/**
 * A stored date and time for editing. Text without a zone is edited as stored. Text with an offset (fields of system
 * collections) is edited in UTC and written back with the offset, so that opening it never moves it.
 */
export function withZone(stored: string): StoredForm {
  if (isDateTime(stored)) return { naive: sqlForm(stored), toStored: (naive) => naive };
  const at = parseInstant(stored);
  if (at === null) return { naive: null, toStored: (naive) => naive };
  return {
    naive: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    toStored: (naive) => `${naive.replace(' ', 'T')}+00:00`,
  };
}

function sqlForm(stored: string): string {
  const text = stored.replace('T', ' ');
  return text.length === 16 ? `${text}:00` : text;
}
