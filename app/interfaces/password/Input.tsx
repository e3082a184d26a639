import { useState } from 'react';
import { SecretBox } from '#app/components/secret/SecretBox.tsx';
import { isHashed } from '#app/components/secret/stored-secret.ts';
import { useSecret } from '#app/components/secret/use-secret.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './password.module.css';
import { makePassword, strengthOf } from './password-rules.ts';

const GENERATED = 20;

export default function Input({ value, onChange, field, options, ...props }: InputProps) {
  const text = useInterfaceText('password');
  // A column of text may hold what was typed, which may be shown again; a hash never is.
  const secret = useSecret(value, onChange, (stored) => field.type === 'hash' || isHashed(plainText(stored)));
  const [isShown, setShown] = useState(false);
  const length = Number(field.length) || undefined;
  // Servers don't hand out hashes, so that nothing is known of what is stored.
  const isUnknown = field.type === 'hash' && !props.newItem && plainText(value) === '';
  const words = isUnknown ? text('unchanged') : text('hint');
  const hint = plainText(options['placeholder']) || (props.readonly ? '' : words);
  const kept = options['showHash'] === true ? clip(plainText(value), 255) : text('secured');
  const generate = () => {
    // The field's length is that of the hash when it is one.
    const max = field.type === 'hash' ? GENERATED : (length ?? GENERATED);
    secret.type(makePassword(Math.min(GENERATED, max)));
    setShown(true);
  };
  const strength = secret.isTyped ? strengthOf(secret.text) : null;
  return (
    <div className={styles.password}>
      <SecretBox
        id={props.id}
        describedBy={props.describedBy}
        secret={secret}
        isMasked={options['hide'] !== false}
        isShown={isShown}
        onShow={setShown}
        placeholder={secret.isKept ? kept : hint}
        maxLength={length}
        readonly={props.readonly}
        required={props.required}
        invalid={props.invalid}
        words={{ show: text('show'), hide: text('hide'), kept: text('secured'), typed: text('changed') }}
      >
        {props.readonly ? null : (
          <IconButton label={text('generate')} onClick={generate}>
            <Icon name="casino" />
          </IconButton>
        )}
      </SecretBox>
      {/* Stays there, so that a change of words is read out. */}
      <div className={styles.strength} role="status">
        {strength === null ? null : (
          <>
            <span className={styles.bars} data-strength={strength} aria-hidden="true">
              {[1, 2, 3, 4].map((bar) => (
                <span key={bar} data-on={bar <= strength || undefined} />
              ))}
            </span>
            {text(`strength.${strength}`)}
          </>
        )}
      </div>
    </div>
  );
}
