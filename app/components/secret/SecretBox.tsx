import { type ReactNode, useState } from 'react';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import styles from './SecretBox.module.css';
import type { Secret } from './use-secret.ts';

export interface SecretBoxProps {
  id: string;
  describedBy: string | undefined;
  secret: Secret;
  /** Masks what is typed until it is asked for. */
  isMasked: boolean;
  placeholder: string;
  maxLength: number | undefined;
  readonly: boolean;
  required: boolean;
  invalid: boolean;
  words: { show: string; hide: string; kept: string; typed: string };
  /** Told whenever the text is shown or masked. */
  onShow?: (isShown: boolean) => void;
  isShown?: boolean;
  /** Further buttons in the box. */
  children?: ReactNode;
}

/** A box for a secret: a lock tells whether the stored one stands or another was typed. */
export function SecretBox({ secret, isMasked, readonly, words, ...props }: SecretBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = props.isShown ?? isOpen;
  const toggle = () => {
    setOpen(!isShown);
    props.onShow?.(!isShown);
  };
  const state = secret.isTyped ? words.typed : secret.isKept ? words.kept : undefined;
  return (
    <TextBox
      id={props.id}
      type={isMasked && !isShown ? 'password' : 'text'}
      value={secret.text}
      onChange={secret.type}
      readOnly={readonly}
      // A secret that is stored already is none to be asked for.
      required={props.required && !secret.isKept}
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      maxLength={props.maxLength}
      placeholder={props.placeholder || undefined}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      monospace
      trailing={
        <>
          {props.children}
          {isMasked && secret.text !== '' ? (
            <IconButton label={isShown ? words.hide : words.show} onClick={toggle}>
              <Glyph name={isShown ? 'visibility_off' : 'visibility'} />
            </IconButton>
          ) : null}
          {state ? (
            <span
              className={styles[secret.isTyped ? 'typed' : 'kept']}
              role="img"
              aria-label={state}
              title={state}
            >
              <Icon name={secret.isTyped ? 'lock_open' : 'lock'} />
            </span>
          ) : null}
        </>
      }
    />
  );
}
