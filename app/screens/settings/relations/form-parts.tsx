import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { normalName } from '#app/entities/fields/normal-name.ts';
import type { FieldDraft } from '#app/screens/settings/fields/draft.ts';
import { freeField } from './junction.ts';
import type { Collections, FieldChoice, RelationState } from './relation-state.ts';
import type { NameChoice } from './relation-choices.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { holds } from '#app/lib/fold.ts';
import styles from './relations.module.css';

/** What the form of each kind of relation gets. */
export interface RelationFormProps<State extends RelationState> {
  draft: FieldDraft;
  state: State;
  onChange: (state: RelationState) => void;
  collections: Collections;
  relations: readonly Relation[];
  /** Words for what is wrong with a part; undefined when nothing is, or it was not touched yet. */
  problemOf: (part: string, name: string) => string | undefined;
  /** What a collection is called. */
  nameOf: (collection: string) => string;
}

/** The two or three ends of a relation with arrows between them. */
export function Sides({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>;
}

export function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h3 id={id} className={styles.sideTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Points from the side before to the side after it; `isBack` the other way. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <span className={styles.arrow} data-back={isBack || undefined} aria-hidden="true">
      <Icon name="arrow_forward" size={24} />
    </span>
  );
}

/** The side of the field that is set up: nothing is chosen there. */
export function OwnSide({ draft, nameOf }: Pick<RelationFormProps<RelationState>, 'draft' | 'nameOf'>) {
  const { t } = useTranslation('relation-setup');
  return (
    <Side title={t('own')}>
      <dl className={styles.facts}>
        <dt>{t('collection')}</dt>
        <dd>{nameOf(draft.collection)}</dd>
        <dt>{t('ownField')}</dt>
        <dd>{draft.field || t('unnamed')}</dd>
      </dl>
    </Side>
  );
}

interface NamePickProps {
  label: string;
  choices: readonly NameChoice[];
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
  description?: ReactNode;
  disabled?: boolean;
}

/** A choice by name; letters of the label or of the technical name find it. */
export function NamePick({ label, choices, value, onChange, error, description, disabled }: NamePickProps) {
  const { t } = useTranslation('relation-setup');
  const chosen = choices.find((choice) => choice.id === value)?.label ?? value;
  const [typed, setTyped] = useState<string | null>(null);
  const isSearch = typed !== null && typed !== chosen;
  const found = isSearch
    ? choices.filter((choice) => holds(`${choice.label} ${choice.id}`, typed ?? ''))
    : choices;
  return (
    <ComboBox
      label={label}
      items={found}
      inputValue={typed ?? chosen}
      onInputChange={setTyped}
      onBlur={() => setTyped(null)}
      selectedKey={value === '' ? null : value}
      selectedLabel={chosen}
      onSelectionChange={(id) => {
        setTyped(null);
        if (id !== null) onChange(id);
      }}
      menuTrigger="focus"
      emptyText={t('nothingFound')}
      placeholder={t('choose')}
      description={description}
      error={error}
      disabled={disabled ?? false}
      required
    />
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
  description?: string;
}

/** A name of something that is made; it is brought into the form of names while it is typed. */
export function NameField({ onChange, ...props }: NameFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(text) => onChange(normalName(text))}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

interface NamePart<Id extends string> {
  id: Id;
  label: string;
  value: string;
  choices: () => readonly NameChoice[];
}

interface RowNamesProps<Id extends string> {
  /** The collection is made with the relation. */
  isNew: boolean;
  /** The collection, and then its columns. */
  parts: readonly [NamePart<Id>, ...NamePart<Id>[]];
  problemOf: RelationFormProps<RelationState>['problemOf'];
  onChange: (names: Partial<Record<Id, string>>) => void;
}

/** The names of the collection that stands between the two ends: typed for a new one, else chosen from what there is. */
export function RowNames<Id extends string>({ isNew, parts, problemOf, onChange }: RowNamesProps<Id>) {
  const [table] = parts;
  const choose = (id: Id, name: string) => {
    // Another collection has other columns.
    const emptied = id === table.id ? Object.fromEntries(parts.map((part) => [part.id, ''])) : {};
    onChange({ ...emptied, [id]: name } as Partial<Record<Id, string>>);
  };
  return parts.map(({ id, label, value, choices }) => {
    const shown = { label, value, error: problemOf(id, value) };
    if (isNew) {
      const type = (name: string) => onChange({ [id]: name } as Partial<Record<Id, string>>);
      return <NameField key={id} {...shown} onChange={type} />;
    }
    return (
      <NamePick
        key={id}
        {...shown}
        choices={choices()}
        onChange={(name) => choose(id, name)}
        disabled={id !== table.id && table.value === ''}
      />
    );
  });
}

const NEW = '+';

interface BackPickProps {
  value: FieldChoice | null;
  onChange: (value: FieldChoice | null) => void;
  choices: readonly NameChoice[];
  /** What a new field would be called, if that is free. */
  asked: string;
  isTaken: (name: string) => boolean;
  error?: string | undefined;
  disabled: boolean;
}

/** Whether the other side shows the relation too, and in which field. */
export function BackPick({ value, onChange, choices, asked, isTaken, error, disabled }: BackPickProps) {
  const { t } = useTranslation('relation-setup');
  const selected = value === null ? null : value.isNew ? NEW : value.field;
  return (
    <>
      <Select
        label={t('back')}
        description={t('backNote')}
        emptyLabel={t('backNone')}
        items={[{ id: NEW, label: t('backNew') }, ...choices]}
        selectedKey={selected}
        disabled={disabled}
        error={value && !value.isNew ? error : undefined}
        onChange={(id) => {
          if (id === null) onChange(null);
          else if (id === NEW) onChange({ field: freeField(asked, isTaken), isNew: true });
          else onChange({ field: id, isNew: false });
        }}
      />
      {value?.isNew ? (
        <NameField
          label={t('backName')}
          value={value.field}
          onChange={(field) => onChange({ field, isNew: true })}
          error={error}
        />
      ) : null}
    </>
  );
}
