import type { ComponentType } from 'react';
import type { Field } from '#app/entities/fields/types.ts';

/** How an interface wants its field laid out; the form itself knows no interface. */
export interface FieldTraits {
  /** The input is a group of controls: the label becomes the group's name. */
  isGroup: boolean;
  /** The input brings its own heading, and there is no value that could be undone or set to null. */
  hasOwnHeading: boolean;
  /** Never editable, whatever the field says. */
  isReadonly: boolean;
  /** Shows nothing outside of its row, such as a full screen or a list that is being sorted. */
  isContained: boolean;
  /** The input writes when other fields are edited, so it can't be made later. */
  follows: boolean;
  /** The heading that the input shows, for the table of contents. */
  heading: string | null;
}

/** What the form hands to the input of a field. */
export interface FieldInputProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  onSetField: (field: string, value: unknown) => void;
  /** Told in words while what is in the control can't be a value; null when it can again. */
  onInputError: (message: string | null) => void;
  field: Field;
  collection: string;
  readonly: boolean;
  required: boolean;
  invalid: boolean;
  newItem: boolean;
}

/** The inputs of a form: handed in from above, since interfaces are made of components and not the other way round. */
export interface FieldInputs {
  Input: ComponentType<FieldInputProps>;
  traitsOf: (field: Field) => FieldTraits;
  /** About how high the input will be, px: what its place is kept open by until it is made. */
  heightOf: (field: Field, value: unknown) => number;
}
