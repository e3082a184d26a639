import type { FieldInputProps, FieldInputs } from '#app/components/form/field-traits.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { ListingInput } from './listings/ListingInput.tsx';

const listings: ReadonlySet<string> = new Set(['module_listing', 'collection_listing']);

/** Of a list without entries, px. */
const emptyHeight = 72;

function RoleInput(props: FieldInputProps) {
  if (!listings.has(props.field.field)) return <fieldInputs.Input {...props} />;
  return <ListingInput {...props} />;
}

/** The inputs of a role: the server describes the two lists of its frame as something that they are not. */
export const roleInputs: FieldInputs = {
  Input: RoleInput,
  traitsOf: (field) => {
    const traits = fieldInputs.traitsOf(field);
    const isOwn = listings.has(field.field);
    return isOwn ? { ...traits, isGroup: true, isReadonly: false, isContained: false } : traits;
  },
  heightOf: (field, value) => (listings.has(field.field) ? emptyHeight : fieldInputs.heightOf(field, value)),
};
