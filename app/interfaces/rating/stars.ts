import { plainText } from '#app/lib/plain-text.ts';

/** More stars than these are no picture of a number any more. */
const MOST = 20;

export interface Scale {
  /** The best rating, at least 1. */
  max: number;
  /** False: a number is shown, since that was asked for or the stars would be too many. */
  stars: boolean;
}

export function scaleOf(options: Record<string, unknown>): Scale {
  const asked = Math.floor(Number(options['max_stars']));
  const max = Number.isFinite(asked) && asked >= 1 ? asked : 5;
  return { max, stars: options['display'] !== 'number' && max <= MOST };
}

/** A stored rating as a number; null for none and for what is no number. */
export function ratingOf(value: unknown): number | null {
  const text = plainText(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

export type Star = 'star' | 'star_half' | 'star_border';

/** The icon of each star: a fraction of a quarter to three quarters is half a star, a larger one a whole. */
export function starsOf(rating: number | null, max: number): Star[] {
  return Array.from({ length: max }, (_, index) => {
    const part = (rating ?? 0) - index;
    if (part >= 0.75) return 'star';
    return part >= 0.25 ? 'star_half' : 'star_border';
  });
}
