import { useId, useMemo } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import over from '#app/components/ui/over.module.css';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { buttonGroups, buttonOf } from './button-groups.ts';
import styles from './button-group.module.css';

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('button-group');
  const name = useId();
  const { groups, error } = useMemo(() => buttonGroups(options['choices']), [options]);
  const selected = plainText(value);
  const button = buttonOf(groups, selected);
  if (readonly) {
    return (
      <p className={styles.text} aria-describedby={props.describedBy}>
        {button?.icon ? <Icon name={button.icon} /> : null}
        {selected === '' ? '–' : (button?.label ?? clip(selected))}
      </p>
    );
  }
  if (error) return <Notice tone="warn">{text('invalid', { message: error })}</Notice>;
  const isOther = selected !== '' && button === undefined;
  const other = { value: selected, label: text('notAChoice', { value: clip(selected, 60) }), icon: null };
  const shown = isOther ? [...groups, [other]] : groups;
  if (shown.length === 0) return <p className={styles.empty}>{text('empty')}</p>;
  return (
    <div
      className={styles.groups}
      role="radiogroup"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      data-theme-outline={options['theme'] === 'outline' || undefined}
    >
      {shown.map((group, at) => (
        <div key={at} className={styles.group}>
          {group.map((each, index) => (
            <label key={index} className={styles.button}>
              <input
                type="radio"
                name={name}
                className={over.over}
                checked={each.value === selected}
                onChange={() => onChange(each.value)}
              />
              {each.icon ? <Icon name={each.icon} /> : null}
              <span className={styles.label}>{each.label}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
