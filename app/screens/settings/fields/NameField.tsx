import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { FieldDraft } from './draft.ts';
import styles from './field-setup.module.css';
import { caretInName, type NameState, toFieldName } from './field-names.ts';

interface NameFieldProps {
  draft: FieldDraft;
  state: NameState;
  /** The field is there: its name stays. */
  isLocked: boolean;
  error: string | undefined;
  /** What is wrong is the server's word. */
  isRefused: boolean;
  onChange: (name: string) => void;
}

/** The name of a field, in snake case while it is typed; says whether it is free. */
export function NameField({ draft, state, isLocked, error, isRefused, onChange }: NameFieldProps) {
  const { t } = useTranslation('field-setup');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Text that is being put together by an input method is nobody's to change yet. */
  const [composed, setComposed] = useState<string | null>(null);
  /** What names can't have in them and was typed since the focus came. */
  const [dropped, setDropped] = useState('');
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  const name = draft.field;

  // Writing another text into an input puts its caret at the end.
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const take = (text: string) => {
    const next = toFieldName(text);
    setDropped((before) => [...new Set(before + next.dropped)].join(''));
    setCaret({ at: caretInName(text, input.current?.selectionStart ?? text.length) });
    onChange(next.name);
  };

  if (isLocked) {
    return (
      <TextField
        label={t('schema.name')}
        value={name}
        onChange={() => undefined}
        readOnly
        leading={<Icon name="lock" size={18} />}
        description={t('schema.nameLocked')}
      />
    );
  }
  const isFree = state === 'free';
  return (
    <div>
      <TextField
        inputRef={input}
        label={t('schema.name')}
        description={t('schema.nameNote')}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        data-place="field"
        value={composed ?? name}
        onChange={(text) => {
          if (composed === null) take(text);
          else setComposed(text);
        }}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposed(null);
          take(event.currentTarget.value);
        }}
        onFocus={() => setDropped('')}
        // That it is taken is said below, where it is said that it is free.
        error={error !== undefined && state === 'taken' && !isRefused ? true : error}
        describedBy={`${id}-state`}
        trailing={
          isFree || state === 'taken' ? (
            <span className={styles.mark} data-state={state}>
              <Glyph name={isFree ? 'check' : 'error'} size={16} />
            </span>
          ) : null
        }
      />
      <p id={`${id}-state`} role="status" className={styles.nameState} data-state={state}>
        {dropped === '' ? null : (
          <span className={styles.dropped}>{t('schema.dropped', { signs: dropped })}</span>
        )}
        {isFree ? (
          <span>
            {t('schema.free')} · {t('schema.shownAs', { name: fieldName(draft, locale) })}
          </span>
        ) : null}
        {state === 'taken' ? <span>{t('schema.taken')}</span> : null}
      </p>
    </div>
  );
}
