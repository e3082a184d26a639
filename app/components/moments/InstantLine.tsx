import { Icon } from '#app/components/ui/Icon.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, formatRelative, parseInstant } from '#app/lib/dates.ts';
import { useNow } from '#app/lib/now.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useTimeZone } from '#app/session/model.ts';

interface InstantLineProps {
  id: string;
  describedBy: string | undefined;
  value: unknown;
  relative: boolean;
  /** Says why there is no time yet. */
  emptyText: string;
}

/** A moment that only the server sets, as a line that can be selected and never edited. */
export function InstantLine({ id, describedBy, value, relative, emptyText }: InstantLineProps) {
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  const at = parseInstant(value);
  const full = at === null ? plainText(value) : formatInstant(at, locale, zone, 'full');
  return (
    <TextBox
      id={id}
      value={(at !== null && relative ? formatRelative(at, now, locale) : full) || emptyText}
      onChange={() => undefined}
      readOnly
      title={full || undefined}
      aria-describedby={describedBy}
      leading={<Icon name="today" />}
    />
  );
}
