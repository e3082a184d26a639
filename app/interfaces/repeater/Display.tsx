import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';

/** More rows than these are counted, not read out. */
const max = 20;

export function Display({ value, options }: DisplayProps) {
  const text = useInterfaceText('repeater');
  const rows = toList(value);
  if (rows === null) return clip(plainText(value), 80);
  const template = plainText(options['template']);
  const lines = rows
    .slice(0, max)
    .map((row) => clip(template === '' ? plainText(row) : renderTemplate(template, row), 100));
  return <span title={lines.join('\n') || undefined}>{text('count', { count: rows.length })}</span>;
}

function toList(value: unknown): unknown[] | null {
  if (typeof value === 'string') {
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'string' ? null : toList(parsed);
    } catch {
      return null;
    }
  }
  if (Array.isArray(value)) return value as unknown[];
  return typeof value === 'object' && value !== null ? Object.values(value) : null;
}
