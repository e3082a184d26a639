import { useInterfaceName } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value }: DisplayProps) {
  const name = useInterfaceName();
  const stored = clip(plainText(value));
  return <span title={stored}>{name(stored)}</span>;
}
