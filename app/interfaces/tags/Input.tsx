import { useRef, useState } from 'react';
import { Chip } from '#app/components/ui/Chip.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { type TagRules, toStoredTags, toTag, toTags, withTag } from './tag-list.ts';
import styles from './tags.module.css';

export default function Input({ value, onChange, field, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('tags');
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const tags = toTags(value);
  const rules: TagRules = {
    alphabetize: options['alphabetize'] === true,
    lowercase: options['lowercase'] === true,
    wrap: options['wrap'] === true,
    sanitize: options['sanitize'] === true,
    pattern: plainText(options['validation']),
  };
  const emit = (next: readonly string[]) => onChange(toStoredTags(next, field.type === 'array', rules.wrap));

  /** Adds what was typed, several at once when it holds commas; what fails the pattern stays in the box. */
  const add = (input: string) => {
    const parts = input.split(',').filter((part) => part.trim() !== '');
    const failed = parts.filter((part) => toTag(part, rules) === null);
    const next = parts.reduce<readonly string[]>((list, part) => {
      const tag = toTag(part, rules);
      return tag === null ? list : withTag(list, tag, rules);
    }, tags);
    if (next.length !== tags.length) {
      emit(next);
      setSaid(text('added', { tag: next.filter((tag) => !tags.includes(tag)).join(', ') }));
    }
    setRefused(failed.length > 0);
    setTyped(failed.join(','));
  };

  const remove = (tag: string) => {
    emit(tags.filter((entry) => entry !== tag));
    setSaid(text('removed', { tag }));
    box.current?.focus();
  };

  const { iconLeft, iconRight } = options;
  return (
    <div className={styles.tags} role="group" aria-labelledby={props.labelId}>
      {readonly ? null : (
        <TextBox
          id={props.id}
          inputRef={box}
          value={typed}
          onChange={(next) => (next.includes(',') ? add(next) : setTyped(next))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault();
              add(typed);
            } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
              const last = tags.at(-1) ?? '';
              remove(last);
              setTyped(last);
              event.preventDefault();
            }
          }}
          // Leaving the box, also by the save shortcut, keeps a tag that was typed and not yet confirmed.
          onBlur={() => add(typed)}
          aria-invalid={props.invalid || refused || undefined}
          aria-describedby={props.describedBy}
          placeholder={text('hint')}
          leading={typeof iconLeft === 'string' ? <Icon name={iconLeft} /> : undefined}
          trailing={typeof iconRight === 'string' ? <Icon name={iconRight} /> : undefined}
        />
      )}
      {refused ? (
        <p className={styles.refused} role="alert">
          {plainText(options['validationMessage']) || text('invalid')}
        </p>
      ) : null}
      {tags.length > 0 ? (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip onRemove={readonly ? undefined : () => remove(tag)} removeLabel={text('remove', { tag })}>
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
