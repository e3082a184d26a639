import type { FieldInputs } from '#app/components/form/field-traits.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { InterfaceInput, inputHeight } from './InterfaceInput.tsx';
import { interfaceOf, optionsOf } from './registry.ts';

/** The interfaces as the inputs of a form. */
export const fieldInputs: FieldInputs = {
  Input: InterfaceInput,
  traitsOf: (field) => {
    const definition = interfaceOf(field)?.definition;
    const hasOwnHeading = definition?.hideLabel === true;
    const isGroup = definition === undefined || definition.group === true;
    return {
      isGroup,
      hasOwnHeading,
      isContained: !isGroup && !hasOwnHeading && !definition.isHeavy && !definition.height,
      isReadonly: definition === undefined || definition.alwaysReadonly === true,
      follows: definition?.isFollowing === true,
      heading: hasOwnHeading && definition ? plainText(optionsOf(definition, field)['title']) || null : null,
    };
  },
  heightOf: inputHeight,
};
