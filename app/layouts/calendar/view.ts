import type { Title } from '#app/layouts/dated-fields.ts';
import type { Address } from '#app/session/addresses.ts';
import type { Entry } from './entries.ts';
import type { Mover } from './use-move.ts';

/** What every part of the calendar needs to draw an entry and to act on it. */
export interface CalendarView {
  title: Title;
  today: string;
  hrefOf: (key: string) => string;
  onOpen: (key: string) => void;
  /** Where a new item of a day is made; null where the user may not. */
  newItem: ((day: string) => Address) | null;
  /** Shows a day alone. */
  onOpenDay: (day: string) => void;
  mover: Mover;
  /** The entry that is cut, or being dragged. */
  held: Entry | null;
  /** Cuts an entry, or (null) none. */
  onHold: (entry: Entry | null) => void;
  /** The day that what is dragged would be put on. */
  over: string | null;
  /** Asks to which day it shall go. */
  onAskMove: (entry: Entry) => void;
}
