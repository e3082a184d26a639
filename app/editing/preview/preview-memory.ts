/** What this machine remembers of a collection's preview. */
import { isPlainObject } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** How wide the page is shown, in px of its own: as a phone, as a tablet, or as wide as there is room. */
export const previewWidths = { phone: 390, tablet: 820, full: null } as const;

export type PreviewSize = keyof typeof previewWidths;

export interface PreviewMemory {
  isOpen: boolean;
  /** Name of the template; null for the first. */
  template: string | null;
  size: PreviewSize;
  isDark: boolean;
  /** Of `{{$language}}`; null for the first. */
  language: string | null;
  /** Of the pane beside the form, px. */
  width: number;
}

/** Bounds of the pane's width and what it is at first, px. */
export const paneBounds = { min: 300, max: 1600, default: 480 } as const;

/** What was kept, put right: it may be of another version, or of somebody's making. */
export function toPreviewMemory(kept: unknown): PreviewMemory {
  const stored = isPlainObject(kept) ? kept : {};
  const text = (name: string) => {
    const value = ownValue(stored, name);
    return typeof value === 'string' ? value : null;
  };
  const size = text('size');
  const width = ownValue(stored, 'width');
  const wide = typeof width === 'number' && Number.isFinite(width) ? width : paneBounds.default;
  return {
    isOpen: ownValue(stored, 'isOpen') === true,
    template: text('template'),
    size: size !== null && Object.hasOwn(previewWidths, size) ? (size as PreviewSize) : 'full',
    isDark: ownValue(stored, 'isDark') === true,
    language: text('language'),
    width: Math.round(Math.max(paneBounds.min, Math.min(paneBounds.max, wide))),
  };
}
