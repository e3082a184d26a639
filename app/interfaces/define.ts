import type { ComponentType, ReactNode } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';

/**
 * An option of an interface, in the API's own field vocabulary, so that interfaces render the form of options.
 * Its name and comment are strings `options.{key}.name` and `.comment` in the interface's `en-US.json`.
 */
export interface OptionDefinition {
  key: string;
  /** What the option is called in other versions: read where `key` isn't stored. */
  alias?: string;
  /** Id of the interface that edits it. */
  interface: string;
  type: string;
  default?: unknown;
  /** Options for the editing interface. Names of the fields of its entries are strings `options.{key}.fields.{field}`. */
  options?: Record<string, unknown>;
  /** What it may be, where that is a choice. */
  choices?: readonly OptionChoice[];
  width?: 'half' | 'full';
  required?: boolean;
  /** Shown under "advanced" in the field set-up. */
  advanced?: boolean;
}

/** A value that an option may have, in words: a string `options.{key}.choices.{name}` of the interface. */
export interface OptionChoice {
  name: string;
  /** What is stored, where that isn't the name. */
  value?: string;
  icon?: string;
  /** A name that is the same in all languages, in place of a string. */
  label?: string;
}

/**
 * What an input gets. It knows no form library and, unless it is relational, no query; it never calls `onChange` on
 * mount, and hands the value on untouched as long as the user has not changed it.
 */
export interface InputProps {
  /** DOM id for the control that the label names; a group of controls uses `labelId` with aria-labelledby instead. */
  id: string;
  labelId: string;
  /** Ids of note and error, for aria-describedby; undefined when there are none. */
  describedBy: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /**
   * Told in words when what is in the control can't be a value (letters in a number, broken JSON), and null when it
   * can again: the form shows the words at the field and doesn't save meanwhile, since the text would be lost.
   */
  onInputError?: (message: string | null) => void;
  /** Changes another field of the same form. */
  onSetField: (field: string, value: unknown) => void;
  field: Field;
  collection: string;
  /** Saved options over the interface's defaults. */
  options: Record<string, unknown>;
  /** Looks like text, can be selected, never changes. */
  readonly: boolean;
  required: boolean;
  /** The control has an error shown under it: set aria-invalid. */
  invalid: boolean;
  /** True in the form of an item that is not saved yet. */
  newItem: boolean;
}

/** What a display gets: light, synchronous, in cells, cards and revisions. Never called with an empty value. */
export interface DisplayProps {
  value: unknown;
  field: Field;
  options: Record<string, unknown>;
  /** The whole row, as far as it was read. */
  item?: Record<string, unknown>;
}

export interface InterfaceDefinition {
  /** Equals the folder's name and the id that the API stores. */
  id: string;
  /** Other ids under which the API may have stored the same interface. */
  aliases?: readonly string[];
  /** Material icon name. */
  icon: string;
  /** Field types it may serve; the first is the default. */
  types: readonly [string, ...string[]];
  recommended?: { length?: number; defaultValue?: unknown; validation?: string; required?: boolean };
  relational?: 'm2o' | 'o2m' | 'm2m' | 'file' | 'user';
  /** The input is a group of controls: its label becomes a group's name instead of a control's label. */
  group?: boolean;
  /** The input brings its own heading. */
  hideLabel?: boolean;
  /** About how high the input is, px, so that nothing below it moves when it comes. Default: one line. Never throws. */
  height?: (options: Record<string, unknown>, value: unknown, field: Field) => number;
  /** Its input brings a library of its own: it is made when it comes near the part of the page that is on screen. */
  isHeavy?: boolean;
  /** Its input writes by itself when other fields are edited: it is there from the start, however far down it stands. */
  isFollowing?: boolean;
  /** Never editable, whatever the field says (created on, created by). */
  alwaysReadonly?: boolean;
  options: readonly OptionDefinition[];
  /** What a new item begins with, from the options and the moment on the user's clocks (SQL); null for nothing. Never throws. */
  initial?: (options: Record<string, unknown>, now: string) => unknown;
  /** Default export of `Input.tsx`, loaded when a form first shows it. */
  Input: ComponentType<InputProps>;
  Display: (props: DisplayProps) => ReactNode;
  /** The display shows a number as digits, which stand at the end of their column; others make stars, people or words of it. */
  showsDigits?: boolean;
  /** Strings of `en-US.json`: `name`, `options.{key}.name`, and whatever the input says. */
  strings: Record<string, unknown>;
  /** Paths below the field that the display reads (`name`, `avatar.data`), from options and the related collection. */
  displayPaths?: (options: Record<string, unknown>, related: Collection | null) => string[];
  /** Fields of the item itself that the display reads besides, from options, the related collection and the item's own. */
  itemPaths?: (options: Record<string, unknown>, related: Collection | null, own: Collection) => string[];
}

/** Types a manifest; an `index.ts` default-exports its result. */
export function defineInterface(definition: InterfaceDefinition): InterfaceDefinition {
  return definition;
}
