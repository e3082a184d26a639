import { StrangeValue } from '#app/components/rows/StrangeValue.tsx';
import type { FieldInputProps } from '#app/components/form/field-traits.ts';
import { readListing } from '#app/entities/roles/rules.ts';
import { GroupListing } from './GroupListing.tsx';
import { ModuleListing } from './ModuleListing.tsx';

/**
 * The module bar of a role, or its navigation. What is stored in another form is shown and kept until the user starts
 * anew.
 */
export function ListingInput(props: FieldInputProps) {
  if (readListing(props.value) === null) {
    return <StrangeValue {...props} onAnew={() => props.onChange(null)} />;
  }
  return props.field.field === 'module_listing' ? <ModuleListing {...props} /> : <GroupListing {...props} />;
}
