import type { DisplayProps } from '#app/interfaces/define.ts';
import { StoredDay } from '#app/interfaces/StoredDay.tsx';
import { formatDate } from '#app/lib/dates.ts';

export function Display({ value, options }: DisplayProps) {
  const asStored = options['localized'] === false;
  const write = (day: string, locale: string) => (asStored ? day : formatDate(day, locale));
  return <StoredDay value={value} write={options['showRelative'] === true ? null : write} />;
}
