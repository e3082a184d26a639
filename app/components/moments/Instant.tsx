import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, formatRelative, parseInstant } from '#app/lib/dates.ts';
import { useNow } from '#app/lib/now.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { useTimeZone } from '#app/session/model.ts';

/** A moment in the user's zone, relative when asked, with the exact time and its zone in the tooltip. */
export function Instant({ value, relative }: { value: unknown; relative: boolean }) {
  const locale = useLocale();
  const zone = useTimeZone();
  const at = parseInstant(value);
  if (at === null) return clip(plainText(value));
  return (
    <time dateTime={new Date(at).toISOString()} title={formatInstant(at, locale, zone, 'full')}>
      {relative ? <Distance at={at} /> : formatInstant(at, locale, zone)}
    </time>
  );
}

/** By itself, since only this has to be told that time passes. */
function Distance({ at }: { at: number }) {
  const locale = useLocale();
  return formatRelative(at, useNow(), locale);
}
