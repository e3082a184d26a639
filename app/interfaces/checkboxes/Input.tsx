import { useMemo, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { parseChoices, storedValues, toStored } from '#app/entities/fields/choices.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { checkedList, moved } from './checked-list.ts';
import styles from './checkboxes.module.css';

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('checkboxes');
  const { choices, error } = useMemo(() => parseChoices(options['choices']), [options]);
  const [typed, setTyped] = useState('');
  const stored = storedValues(value);
  const entries = checkedList(value, choices);
  const emit = (values: readonly string[]) => onChange(toStored(values, options['wrap'] === true));
  const sortable = options['draggable'] === true && !readonly && stored.length > 1;

  const add = () => {
    const entry = typed.trim();
    if (entry === '') return;
    if (!stored.includes(entry)) emit([...stored, entry]);
    setTyped('');
  };

  if (error) return <Notice tone="warn">{text('invalid', { message: error })}</Notice>;
  return (
    <div role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      <ul className={styles.list} data-single={options['single'] === true || undefined}>
        {entries.map((entry, index) => (
          <li key={entry.value} className={styles.entry}>
            <Checkbox
              isSelected={entry.checked}
              disabled={readonly}
              onChange={(checked) =>
                emit(checked ? [...stored, entry.value] : stored.filter((other) => other !== entry.value))
              }
            >
              {entry.label}
            </Checkbox>
            {sortable && entry.checked ? (
              <span className={styles.moves}>
                <IconButton
                  label={text('moveUp', { value: entry.label })}
                  disabled={index === 0}
                  onClick={() => emit(moved(stored, index, -1))}
                >
                  <Icon name="arrow_upward" size={16} />
                </IconButton>
                <IconButton
                  label={text('moveDown', { value: entry.label })}
                  disabled={index === stored.length - 1}
                  onClick={() => emit(moved(stored, index, 1))}
                >
                  <Icon name="arrow_downward" size={16} />
                </IconButton>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {isOn(options['allow_other']) && !readonly ? (
        <div className={styles.other}>
          <TextBox
            value={typed}
            onChange={setTyped}
            aria-label={text('other')}
            placeholder={text('other')}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            onBlur={add}
          />
          <Button variant="quiet" onClick={add} disabled={typed.trim() === ''}>
            {text('addOther')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
