import { Badge } from '#app/components/ui/Badge.tsx';
import { badgeColors, paletteColor } from '#app/components/ui/palette.ts';
import { StatusDot } from '#app/components/ui/StatusDot.tsx';
import { statusesOfField } from '#app/entities/collections/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

/** A status is a word with its colour: the old lone dot said nothing to whom can't tell the colours apart. */
export function Display({ value, field, options }: DisplayProps) {
  const stored = plainText(value);
  const status = statusesOfField(field).find((entry) => entry.value === stored);
  if (!status) return stored;
  const name = translateStored(status.name);
  if (options['simpleBadge'] === true) {
    return <StatusDot color={paletteColor(status.background_color)} label={name} />;
  }
  return <Badge {...badgeColors(status.background_color, status.text_color)}>{name}</Badge>;
}
