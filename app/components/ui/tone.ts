import type { GlyphName } from '#app/components/ui/Glyph.tsx';

/** The four signals. */
export type Tone = 'info' | 'good' | 'warn' | 'bad';

/** The drawing that goes with each, so that colour never speaks alone. */
export const toneGlyph: Record<Tone, GlyphName> = {
  info: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'error',
};
