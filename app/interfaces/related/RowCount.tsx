import { clip, plainText } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';

/** Lines of the list that a pointer brings up. */
const maxNames = 20;

/** How many rows a list has; resting on it names the first of them. */
export function RowCount({ value, template }: { value: unknown; template?: unknown }) {
  if (!Array.isArray(value)) return clip(plainText(value));
  const pattern = plainText(template);
  const names = value
    .slice(0, maxNames)
    .map((row) => renderTemplate(pattern, row))
    .filter(Boolean);
  const rest = value.length > maxNames ? ['…'] : [];
  return (
    <span title={[...names, ...(names.length > 0 ? rest : [])].join('\n') || undefined}>{value.length}</span>
  );
}
