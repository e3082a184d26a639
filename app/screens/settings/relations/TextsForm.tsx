import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { languageName } from '#app/interfaces/language/language-name.ts';
import { nestedField } from '#app/interfaces/nested-field.ts';
import { NestedInput } from '#app/interfaces/NestedInput.tsx';
import { useProject } from '#app/session/project.tsx';
import { Arrow, NamePick, OwnSide, type RelationFormProps, RowNames, Side, Sides } from './form-parts.tsx';
import type { NewLanguage } from './languages-collection.ts';
import { NewLanguages } from './NewLanguages.tsx';
import { collectionChoices, columnChoices } from './relation-choices.ts';
import { type TextsState, withLanguages, withNewLanguages, withPlaceOfLanguages } from './texts-state.ts';

/** Translations: the collection that lists the languages, and the one that holds the texts. */
export function TextsForm(props: RelationFormProps<TextsState>) {
  const { draft, state, onChange, collections, problemOf, nameOf } = props;
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  return (
    <Sides>
      <OwnSide draft={draft} nameOf={nameOf} />
      <Arrow isBack />
      <Texts {...props} />
      <Arrow />
      <Side title={t('languages')}>
        <Switch
          isSelected={state.listed !== null}
          onChange={(isListed) => onChange(withPlaceOfLanguages(state, isListed, draft, collections))}
          description={t('listedNote')}
        >
          {t('listed')}
        </Switch>
        <NewOrKnown {...props} />
        {state.listed === null && !state.made ? (
          <NamePick
            label={t('collection')}
            choices={collectionChoices(collections, locale, { isSystemToo: false }).filter(
              ({ id }) => id !== draft.collection,
            )}
            value={state.languages}
            onChange={(name) => onChange(withLanguages(state, draft, name, collections))}
            error={problemOf('languages', state.languages)}
          />
        ) : null}
        {state.listed === null ? null : (
          <ListedLanguages
            collection={draft.collection}
            listed={state.listed}
            onChange={(listed) => onChange({ ...state, listed })}
            error={problemOf('listed', '')}
          />
        )}
      </Side>
    </Sides>
  );
}

/** Whether the collection of the languages is made, and which languages it begins with. */
function NewOrKnown({ draft, state, onChange, collections, problemOf }: RelationFormProps<TextsState>) {
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const { data: info } = useQuery(projectQueries.info(useProject()));
  const begin = (): NewLanguage[] => {
    // What the project speaks, as far as it is known; none of them can be taken for more than a beginning.
    const codes = new Set([info?.default_locale ?? locale, locale]);
    return [...codes].map((code) => ({ code, name: languageName(code, locale) }));
  };
  return (
    <>
      <Switch
        isSelected={Boolean(state.made)}
        onChange={(isOn) => onChange(withNewLanguages(state, draft, isOn ? begin() : null, collections))}
        description={t('newLanguagesNote')}
      >
        {t('newLanguages')}
      </Switch>
      {state.made ? (
        <NewLanguages
          name={state.languages}
          onRename={(name) => onChange(withLanguages(state, draft, name, collections))}
          nameError={problemOf('languages', state.languages)}
          languages={state.made}
          onChange={(made) => onChange({ ...state, made })}
          error={problemOf('made', '')}
        />
      ) : null}
    </>
  );
}

interface ListedLanguagesProps {
  collection: string;
  listed: Record<string, unknown>;
  onChange: (listed: Record<string, unknown>) => void;
  error: string | undefined;
}

/** Codes and names of the languages, kept in the options of the field. */
function ListedLanguages({ collection, listed, onChange, error }: ListedLanguagesProps) {
  const { t } = useTranslation('relation-setup');
  const [inputError, setInputError] = useState<string | null>(null);
  const field = nestedField(
    {
      field: 'languages',
      name: t('languages'),
      interface: 'key-value',
      options: { keyInterface: 'text-input', valueInterface: 'text-input' },
      required: true,
    },
    collection,
  );
  const wrong = inputError ?? error;
  return (
    <>
      <NestedInput
        field={field}
        value={listed}
        onChange={(next) => onChange(toObject(next))}
        onSetField={() => undefined}
        onInputError={setInputError}
        collection={collection}
        readonly={false}
        invalid={wrong !== undefined}
        newItem
      />
      {wrong === undefined ? null : <Notice tone="bad">{wrong}</Notice>}
    </>
  );
}

function Texts({
  draft,
  state,
  onChange,
  collections,
  relations,
  problemOf,
  nameOf,
}: RelationFormProps<TextsState>) {
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const { isNew, many, column, language } = state;
  const columnLabel = t('near', { own: nameOf(draft.collection) });
  const holders = () =>
    collectionChoices(collections, locale, { isSystemToo: false }).filter(
      ({ id }) => id !== draft.collection && id !== state.languages,
    );
  const columns = (one: string | null, kept: string) =>
    columnChoices(collectionOf(collections, many), one, kept, relations);
  const toggle = (isOn: boolean) => {
    const next = { ...state, isNew: isOn, isNamed: false, many: '', column: '', language: '' };
    onChange(isOn ? withLanguages(next, draft, state.languages, collections) : next);
  };
  return (
    <Side title={t('texts')}>
      <Switch isSelected={isNew} onChange={toggle} description={t('autoTextsNote')}>
        {t('autoTexts')}
      </Switch>
      <RowNames
        isNew={isNew}
        parts={[
          { id: 'many', label: t('collection'), value: many, choices: holders },
          {
            id: 'column',
            label: columnLabel,
            value: column,
            choices: () => columns(draft.collection, column),
          },
          { id: 'language', label: t('language'), value: language, choices: () => columns(null, language) },
        ]}
        problemOf={problemOf}
        onChange={(names) => onChange({ ...state, ...names, isNamed: isNew })}
      />
    </Side>
  );
}
