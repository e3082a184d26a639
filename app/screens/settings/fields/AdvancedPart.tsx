import { useTranslation } from 'react-i18next';
import type { Choice } from '#app/components/ui/ChoiceItem.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import {
  datatypeNames,
  datatypesOf,
  isColumnless,
  lengthKind,
  lengthLimits,
} from '#app/entities/fields/datatypes.ts';
import { type FieldDraft, takesSign } from './draft.ts';
import { keyLock, type ProblemPlace } from './draft-problems.ts';
import styles from './field-setup.module.css';
import { asksForType, TypeSelect, withStored } from './TypeSelect.tsx';
import { TranslationList } from './TranslationList.tsx';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';

interface AdvancedPartProps {
  state: FieldSetupState;
  verbs: FieldSetupVerbs;
  problemText: (place: ProblemPlace) => string | undefined;
}

/** Type, column, checks, and where the field is shown. */
export function AdvancedPart({ state, verbs, problemText }: AdvancedPartProps) {
  const { t } = useTranslation('field-setup');
  const { draft } = state;
  const { change } = verbs;
  const isBare = isColumnless(draft.type);
  const datatypeChoice = (name: string): Choice => ({
    id: name,
    label: name,
    ...(datatypeNames.includes(name) ? { description: t(`datatypes.${name as 'INT'}`) } : {}),
  });
  return (
    <div className={styles.columns}>
      {asksForType(state) ? null : <TypeSelect state={state} onPick={verbs.pickType} />}
      <div data-place="datatype">
        <Select
          label={t('schema.datatype')}
          items={withStored(datatypesOf(draft.type), draft.datatype).map(datatypeChoice)}
          selectedKey={isBare ? null : draft.datatype}
          placeholder={t('schema.noDatatype')}
          disabled={isBare}
          onChange={(datatype) => datatype !== null && verbs.pickDatatype(datatype)}
          error={problemText('datatype')}
        />
      </div>
      <LengthField
        draft={draft}
        error={problemText('length')}
        onChange={(length) => change({ length: length === '' ? null : length })}
      />
      <TextField
        label={t('schema.validation')}
        description={t('schema.validationNote')}
        data-place="validation"
        spellCheck={false}
        value={draft.validation ?? ''}
        onChange={(validation) => change({ validation: validation === '' ? null : validation })}
        error={problemText('validation')}
      />
      <ColumnSwitches {...{ state, verbs, problemText }} />
      <div className={styles.switches}>
        <Switch isSelected={draft.hidden_detail} onChange={(hidden_detail) => change({ hidden_detail })}>
          {t('schema.hiddenDetail')}
        </Switch>
        <Switch isSelected={draft.hidden_browse} onChange={(hidden_browse) => change({ hidden_browse })}>
          {t('schema.hiddenBrowse')}
        </Switch>
      </div>
      <TranslationList
        value={draft.translation}
        error={problemText('translation')}
        onChange={(translation) => change({ translation })}
      />
    </div>
  );
}

/** What the column is to take: a key, each value once, a sign. */
function ColumnSwitches({ state, verbs, problemText }: AdvancedPartProps) {
  const { t } = useTranslation('field-setup');
  const { draft, original, fields } = state;
  const { change } = verbs;
  const isBare = isColumnless(draft.type);
  const lock = keyLock(draft, original, fields);
  return (
    <div className={styles.switches}>
      <Switch
        isSelected={draft.primary_key}
        onChange={(primary_key) => change({ primary_key, ...(primary_key ? { required: false } : {}) })}
        disabled={lock !== null}
        title={lock ? t(`schema.lock.${lock}`) : undefined}
        description={problemText('primary_key') ?? (lock ? t(`schema.lock.${lock}`) : undefined)}
        data-place="primary_key"
      >
        {t('schema.primaryKey')}
      </Switch>
      <Switch
        isSelected={draft.unique}
        onChange={(unique) => change({ unique })}
        disabled={isBare}
        aria-invalid={problemText('unique') === undefined ? undefined : true}
        description={
          problemText('unique') ?? (isBare ? t('schema.lock.uniqueAlias') : t('schema.uniqueNote'))
        }
        data-place="unique"
      >
        {t('schema.unique')}
      </Switch>
      <Switch
        isSelected={takesSign(draft) && draft.signed}
        onChange={(signed) => change({ signed })}
        disabled={!takesSign(draft)}
        title={takesSign(draft) ? undefined : t('schema.noSign')}
        description={takesSign(draft) ? t('schema.signedNote') : t('schema.noSign')}
      >
        {t('schema.signed')}
      </Switch>
    </div>
  );
}

interface LengthFieldProps {
  draft: FieldDraft;
  error: string | undefined;
  onChange: (length: string) => void;
}

function LengthField({ draft, error, onChange }: LengthFieldProps) {
  const { t } = useTranslation('field-setup');
  const kind = lengthKind(draft.datatype);
  const { max } = lengthLimits(draft.datatype);
  const length = draft.length ?? '';
  if (kind === 'digits') {
    const [, digits, decimals] = /^(\d+)\s*,\s*(\d+)$/.exec(length.trim()) ?? [];
    const isBelowOne = digits !== undefined && digits === decimals;
    return (
      <TextField
        label={t('schema.digits')}
        description={isBelowOne ? t('schema.onlyDecimals') : t('schema.digitsNote')}
        data-place="length"
        value={length}
        onChange={onChange}
        error={error}
      />
    );
  }
  const isOff = kind === 'none';
  return (
    <TextField
      label={t('schema.length')}
      description={!isOff && max !== null ? t('schema.most', { max }) : undefined}
      placeholder={isOff ? t('schema.noLength') : undefined}
      title={isOff ? t('schema.noLength') : undefined}
      disabled={isOff}
      inputMode="numeric"
      data-place="length"
      value={isOff ? '' : length}
      onChange={onChange}
      error={error}
    />
  );
}
