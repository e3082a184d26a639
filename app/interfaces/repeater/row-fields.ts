/** The fields of a row and its heading, from stored options. Pure. */
import { defaultValue, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Definitions as they are stored: a list, an object by name, or JSON text of either; those without a name are none. */
export function readDefinitions(stored: unknown): Record<string, unknown>[] {
  if (typeof stored === 'string') {
    try {
      const parsed: unknown = JSON.parse(stored);
      return typeof parsed === 'string' ? [] : readDefinitions(parsed);
    } catch {
      return [];
    }
  }
  const list = Array.isArray(stored)
    ? stored.map(toObject)
    : Object.entries(toObject(stored)).map(([field, entry]) => ({ field, ...toObject(entry) }));
  const named = list.filter(({ field }) => typeof field === 'string' && field !== '');
  return [...new Map(named.map((entry) => [entry['field'], entry])).values()];
}

/** What a new row starts as: the defaults of its fields, null for those without. */
export function startValues(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.field, defaultValue(field)]));
}

/** Edited in the row itself: one field, or two of half a row each where there is room. */
export function isInline(fields: readonly Field[], width: Field['width']): boolean {
  if (fields.length === 1) return true;
  const isWide = width === null || width === 'full' || width === 'fill';
  return isWide && fields.length === 2 && fields.every((field) => field.width?.startsWith('half'));
}

/**
 * What a closed row reads; null while a field that the template names is empty, or there is nothing to read. Without a
 * template the first field that has a text speaks for the row.
 */
export function headingOf(
  values: Readonly<Record<string, unknown>>,
  template: string,
  fields: readonly Field[],
): string | null {
  const isEmpty = (path: string) => plainText(valueAt(values, path)) === '';
  if (template !== '') {
    if (templatePaths(template).some(isEmpty)) return null;
    return clip(renderTemplate(template, values)) || null;
  }
  const first = fields.find(({ field }) => {
    const value = ownValue(values, field);
    return (typeof value === 'string' || typeof value === 'number') && value !== '';
  });
  return first ? clip(plainText(ownValue(values, first.field))) : null;
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' ? ownValue(toObject(value), key) : undefined),
      values,
    );
}
