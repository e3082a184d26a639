import { useLocale } from '#app/i18n/locale.ts';
import { Instant } from '#app/components/moments/Instant.tsx';
import { Moment } from '#app/components/moments/Moment.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatDateTime, isDateTime, parseInstant } from '#app/lib/dates.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

/** A naive time is shown as stored; one with an offset, or a stored `utc` option, is an instant in the user's zone. */
export function Display({ value, options, field }: DisplayProps) {
  const locale = useLocale();
  const stored = clip(plainText(value));
  const relative = options['showRelative'] === true;
  const at = parseInstant(stored);
  if (options['utc'] === true || field.type !== 'datetime' || !isDateTime(stored) || at === null) {
    return <Instant value={value} relative={relative} />;
  }
  const long = formatDateTime(stored, locale);
  const isAsStored = options['localized'] === false;
  return (
    <Moment
      at={at}
      zone={undefined}
      dateTime={stored.replace(' ', 'T')}
      exact={long}
      plain={isAsStored ? stored : long}
      distance={relative ? 'always' : isAsStored ? 'never' : 'near'}
    />
  );
}
