import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import { writeJson } from '#app/lib/json.ts';
import { AdvancedPart } from './AdvancedPart.tsx';
import { columnChange, takesDefault } from './draft.ts';
import { requiredLock } from './draft-problems.ts';
import { nameState } from './field-names.ts';
import styles from './field-setup.module.css';
import { NameField } from './NameField.tsx';
import { NewNameFields } from './NewNameFields.tsx';
import { asksForType, TypeSelect } from './TypeSelect.tsx';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';
import { useProblemText } from './use-problem-text.ts';

export interface SchemaTabProps {
  state: FieldSetupState;
  verbs: FieldSetupVerbs;
  isAdvancedOpen: boolean;
  onToggleAdvanced: (isOpen: boolean) => void;
  /** On to the next tab. */
  onGoOn: () => void;
}

/** What is stored, and where. */
export function SchemaTab({ state, verbs, isAdvancedOpen, onToggleAdvanced, onGoOn }: SchemaTabProps) {
  const { t } = useTranslation('field-setup');
  const problemText = useProblemText(state);
  const { draft, original, fields } = state;
  const { change } = verbs;
  const lock = requiredLock(draft);
  const others = fields.filter((field) => field.field !== original?.field).map((field) => field.field);
  const moved = columnChange(draft, original);
  const naming = {
    state: nameState(draft.field, others),
    error: problemText('field'),
    isRefused: state.refusal?.place === 'field',
  };
  return (
    <div className={styles.part}>
      {original ? (
        <NameField draft={draft} {...naming} isLocked onChange={() => undefined} />
      ) : (
        <NewNameFields draft={draft} {...naming} change={change} onEnter={onGoOn} />
      )}
      {asksForType(state) ? <TypeSelect state={state} onPick={verbs.pickType} /> : null}
      <DefaultField state={state} onChange={(default_value) => change({ default_value })} />
      <TextArea
        label={t('schema.note')}
        description={t('schema.noteNote')}
        rows={2}
        data-place="note"
        error={problemText('note')}
        value={draft.note ?? ''}
        onChange={(note) => change({ note: note === '' ? null : note })}
      />
      <div className={styles.switches}>
        <Switch
          isSelected={draft.required}
          onChange={(required) => change({ required })}
          disabled={lock !== null}
          title={lock ? t(`schema.lock.${lock}`) : undefined}
          description={lock ? t(`schema.lock.${lock}`) : t('schema.requiredNote')}
        >
          {t('schema.required')}
        </Switch>
        <Switch
          isSelected={draft.readonly}
          onChange={(readonly) => change({ readonly })}
          description={t('schema.readonlyNote')}
        >
          {t('schema.readonly')}
        </Switch>
      </div>
      {moved ? (
        <Notice tone="warn" title={t('column.title')}>
          {t('column.body', moved)}
        </Notice>
      ) : null}
      <details
        className={styles.advanced}
        open={isAdvancedOpen}
        onToggle={(event) => onToggleAdvanced(event.currentTarget.open)}
      >
        <summary>{t('schema.advanced')}</summary>
        <AdvancedPart {...{ state, verbs, problemText }} />
      </details>
    </div>
  );
}

function DefaultField({
  state,
  onChange,
}: {
  state: FieldSetupState;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('field-setup');
  const problemText = useProblemText(state);
  const { type, default_value: value } = state.draft;
  const isOff = !takesDefault(type);
  const label = t('schema.default');
  if (type === 'boolean') {
    return (
      <Select
        label={label}
        description={t('schema.defaultNote')}
        items={[
          { id: '1', label: t('schema.defaults.on') },
          { id: '0', label: t('schema.defaults.off') },
        ]}
        emptyLabel={t('schema.defaults.none')}
        selectedKey={value === null || value === '' ? null : isOn(value) ? '1' : '0'}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={label}
      description={isOff ? t('schema.noDefault') : t('schema.defaultNote')}
      disabled={isOff}
      title={isOff ? t('schema.noDefault') : undefined}
      data-place="default_value"
      value={
        value === null || value === undefined ? '' : typeof value === 'string' ? value : writeJson(value)
      }
      onChange={(text) => onChange(text === '' ? null : text)}
      error={problemText('default_value')}
    />
  );
}
