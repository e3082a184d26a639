import { ownValue } from '#app/lib/own-value.ts';
const slot = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** The field paths of a display template: `{{first_name}} ({{role.name}})` gives `first_name`, `role.name`. */
export function templatePaths(template: string): string[] {
  return [...new Set([...template.matchAll(slot)].map((match) => match[1] ?? ''))];
}

/** Fills a display template from an item. What is missing or null leaves an empty string; nothing is parsed as HTML. */
export function renderTemplate(template: string, item: unknown): string {
  return template
    .replace(slot, (_, path: string) => textOf(path.split('.').reduce<unknown>(step, item)))
    .replace(/\s+/g, ' ')
    .trim();
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => step(entry, key));
  return typeof value === 'object' && value !== null
    ? ownValue(value as Record<string, unknown>, key)
    : undefined;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return '';
  return String(value);
}
