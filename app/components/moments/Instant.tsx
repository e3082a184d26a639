import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, parseInstant } from '#app/lib/dates.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { useTimeZone } from '#app/session/model.ts';
import { Moment } from './Moment.tsx';

/** A moment in the user's zone, relative when asked or near now in a list, with the exact time and its zone in the tooltip. */
export function Instant({ value, relative }: { value: unknown; relative: boolean }) {
  const locale = useLocale();
  const zone = useTimeZone();
  const at = parseInstant(value);
  if (at === null) return clip(plainText(value));
  return (
    <Moment
      {...{ at, zone }}
      dateTime={new Date(at).toISOString()}
      exact={formatInstant(at, locale, zone, 'full')}
      plain={formatInstant(at, locale, zone)}
      distance={relative ? 'always' : 'near'}
    />
  );
}
