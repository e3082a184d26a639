/** Which sections of a collection's forms are open, as this machine keeps it. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** More than a collection has; titles that are gone must not pile up. */
const maxKept = 50;

export function isSectionOpen(kept: unknown, title: string, initial: boolean): boolean {
  const isOpen = ownValue(toObject(kept), title);
  return isOpen === undefined ? initial : isOpen === true;
}

export function withSection(kept: unknown, title: string, isOpen: boolean): Record<string, unknown> {
  const others = Object.entries(toObject(kept)).filter(([name]) => name !== title);
  const all: [string, unknown][] = [...others, [title, isOpen]];
  return Object.fromEntries(all.slice(-maxKept));
}

/** Stands for a section where fields are named; no field is named like this. */
export function sectionAnchor(title: string): string {
  return `section:${title}`;
}
