import { useMemo } from 'react';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { choiceLabel, parseChoices, storedValues } from '#app/entities/fields/choices.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './multiselect.module.css';
import { offered, rowsOf, withChoice } from './selection.ts';

/** More stored values than these that are no choices are no list any more, but a text that was never one. */
const maxOthers = 100;

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('multiselect');
  const { choices, error } = useMemo(() => parseChoices(options['choices']), [options]);
  const stored = useMemo(() => storedValues(value), [value]);
  const selected = useMemo(() => new Set(stored), [stored]);
  if (readonly) {
    return (
      <p className={styles.text} aria-describedby={props.describedBy}>
        {stored.length === 0
          ? '–'
          : clip(stored.map((entry) => choiceLabel(choices, entry)).join(', '), 2000)}
      </p>
    );
  }
  if (error) return <Notice tone="warn">{text('invalid', { message: error })}</Notice>;
  const entries = offered(value, choices);
  const shown = entries.slice(0, choices.length + maxOthers);
  const wrap = options['wrapWithDelimiter'] !== false;
  const hint = plainText(options['placeholder']);
  if (entries.length === 0) return <p className={styles.empty}>{text('empty')}</p>;
  return (
    <div
      className={styles.box}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      data-invalid={props.invalid || undefined}
    >
      <ul className={styles.list} style={{ maxBlockSize: `${rowsOf(options['size']) * 2 + 0.5}rem` }}>
        {hint ? (
          <li>
            <button
              type="button"
              className={styles.hint}
              disabled={props.required || stored.length === 0}
              onClick={() => onChange(null)}
            >
              {hint}
            </button>
          </li>
        ) : null}
        {shown.map(({ choice, isOther }) => (
          <li key={choice.value}>
            <Checkbox
              className={styles.choice}
              isSelected={selected.has(choice.value)}
              onChange={(isChosen) => onChange(withChoice(value, choices, choice.value, { isChosen, wrap }))}
            >
              {isOther ? text('notAChoice', { value: clip(choice.label, 60) }) : choice.label}
            </Checkbox>
          </li>
        ))}
        {shown.length < entries.length ? <li className={styles.rest}>…</li> : null}
      </ul>
    </div>
  );
}
