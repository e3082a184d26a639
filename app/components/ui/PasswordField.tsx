import { useState } from 'react';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { TextField, type TextFieldProps } from '#app/components/ui/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Name of the button that shows what is typed. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabelText: string;
}

/** A password with a button to show it. Give `autoComplete` ("current-password" or "new-password"). */
export function PasswordField({ showLabel, hideLabelText, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? hideLabelText : showLabel}
          disabled={props.disabled}
          onClick={() => setShown((was) => !was)}
        >
          <Glyph name={shown ? 'visibility_off' : 'visibility'} />
        </IconButton>
      }
    />
  );
}
