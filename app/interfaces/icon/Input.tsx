import { Suspense, useState } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './icon.module.css';
import { iconsLike } from './icon-names.ts';

const IconGrid = lazyPart(() => import('./IconGrid.tsx'));

export default function Input({ value, onChange, readonly, ...props }: InputProps) {
  const text = useInterfaceText('icon');
  const stored = plainText(value);
  const [search, setSearch] = useState('');
  const name = (
    <p className={styles.name} data-empty={stored === '' || undefined}>
      {stored === '' ? null : <Icon name={clip(stored)} />}
      <span>{stored === '' ? text('none') : clip(stored)}</span>
    </p>
  );
  if (readonly) return <div aria-describedby={props.describedBy}>{name}</div>;
  const names = iconsLike(search);
  const listId = `${props.id}-icons`;
  return (
    <div role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      <div className={styles.box} data-invalid={props.invalid || undefined}>
        <div className={styles.search}>
          <TextBox
            type="search"
            value={search}
            onChange={setSearch}
            aria-label={text('search')}
            placeholder={text('search')}
            aria-controls={listId}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            leading={<Icon name="search" />}
            trailing={stored === '' ? undefined : <Icon name={clip(stored)} />}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape' && search !== '') {
                event.stopPropagation();
                setSearch('');
              }
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              document.getElementById(listId)?.focus();
            }}
          />
        </div>
        {names.length === 0 ? (
          <p className={styles.empty}>{text('empty')}</p>
        ) : (
          <Suspense>
            <IconGrid
              key={search}
              id={listId}
              labelledBy={props.labelId}
              names={names}
              selected={stored}
              onChoose={(selected) => onChange(selected === stored ? null : selected)}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        {name}
        <span role="status">{text('count', { count: names.length })}</span>
      </div>
    </div>
  );
}
