import { useLocale } from '#app/i18n/locale.ts';
import { Instant } from '#app/components/moments/Instant.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatDateTime, formatRelative, isDateTime, parseInstant } from '#app/lib/dates.ts';
import { sqlNow, useNow } from '#app/lib/now.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

/** A naive time is shown as stored; one with an offset, or a stored `utc` option, is an instant in the user's zone. */
export function Display({ value, options, field }: DisplayProps) {
  const locale = useLocale();
  const stored = clip(plainText(value));
  const relative = options['showRelative'] === true;
  if (options['utc'] === true || field.type !== 'datetime' || !isDateTime(stored)) {
    return <Instant value={value} relative={relative} />;
  }
  const long = formatDateTime(stored, locale);
  const plain = options['localized'] === false ? stored : long;
  return (
    <time dateTime={stored.replace(' ', 'T')} title={long}>
      {relative ? <Distance stored={stored} /> : plain}
    </time>
  );
}

/** The distance of a naive time is measured on the same naive clock of the reader. */
function Distance({ stored }: { stored: string }) {
  const locale = useLocale();
  const now = useNow();
  const local = parseInstant(sqlNow(now - new Date(now).getTimezoneOffset() * 60_000)) ?? now;
  return formatRelative(parseInstant(stored) ?? local, local, locale);
}
