import { paletteColor } from '#app/components/ui/palette.ts';
import { plainText } from '#app/lib/plain-text.ts';

export interface Look {
  icon: string;
  /** A CSS colour. */
  color: string;
  /** Empty without one. */
  text: string;
}

/** How a state is shown by the options of the field. */
export function lookOf(options: Record<string, unknown>, on: boolean): Look {
  const state = on ? 'Active' : 'Inactive';
  return {
    icon: plainText(options[`icon${state}`]) || (on ? 'favorite' : 'favorite_border'),
    color: paletteColor(plainText(options[`color${state}`])),
    text: plainText(options[`text${state}`]),
  };
}
