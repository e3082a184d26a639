import { Button } from '#app/components/ui/Button.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { removeText } from './staged-texts.ts';
import styles from './translation.module.css';
import { targetIn, type TranslationSet } from './translation-set.ts';

interface LanguageHeadProps {
  set: TranslationSet;
  code: string;
  label: string;
  /** Those that may be chosen. */
  codes: readonly string[];
  onChange: (code: string) => void;
}

/** Which language is edited, how far it is, and its removal. */
export function LanguageHead({ set, code, label, codes, onChange }: LanguageHeadProps) {
  const text = useInterfaceText('translation');
  const stateOf = useStateText(set);
  const { changes, put, props } = set;
  const { target, staged, isRemoved } = targetIn(set, code);
  return (
    <div className={styles.head}>
      <Select
        label={label}
        hideLabel
        className={styles.language ?? ''}
        selectedKey={code}
        onChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
        items={codes.map((id) => ({ id, label: set.nameOf(id), description: stateOf(id) }))}
      />
      {props.readonly || (!target.row && !staged) ? null : isRemoved ? (
        <Button size="dense" onClick={() => put(changes.filter((change) => change !== staged))}>
          {text('takeBack')}
        </Button>
      ) : (
        <Button size="dense" variant="quiet" onClick={() => put(removeText(changes, target))}>
          {text('remove')}
        </Button>
      )}
      {isRemoved ? null : <p className={styles.note}>{stateOf(code)}</p>}
    </div>
  );
}

/** What there is in a language, in words: how much of it, what is missing, and whether it was changed. */
function useStateText(set: TranslationSet): (code: string) => string {
  const text = useInterfaceText('translation');
  const locale = useLocale();
  const { states } = set;
  return (code) => {
    const { target, staged, isRemoved } = targetIn(set, code);
    if (isRemoved) return text('removed');
    const progress = states.progress.get(code);
    const names = (progress?.missing ?? []).flatMap((name) => {
      const field = states.fields.find((entry) => entry.field === name);
      return field ? [fieldName(field, locale)] : [];
    });
    const state =
      code === states.rule.code
        ? text('source')
        : !progress || progress.total === 0
          ? text(target.row || staged ? 'there' : 'none')
          : progress.done === 0
            ? text('none')
            : text('progress', { done: progress.done, total: progress.total });
    const missing =
      progress?.state === 'incomplete' ? text('missingNames', { names: listOf(names, locale) }) : '';
    return [staged ? text('staged') : '', state, missing].filter(Boolean).join(' · ');
  };
}
