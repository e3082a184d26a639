import { useTranslation } from 'react-i18next';
import { Switch } from '#app/components/ui/Switch.tsx';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { Arrow, NameField, NamePick, OwnSide, type RelationFormProps, Side, Sides } from './form-parts.tsx';
import { collectionChoices, columnChoices } from './relation-choices.ts';
import { type TextsState, withLanguages } from './texts-state.ts';

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
        <NamePick
          label={t('collection')}
          choices={collectionChoices(collections, locale, { isSystemToo: false }).filter(
            ({ id }) => id !== draft.collection,
          )}
          value={state.languages}
          onChange={(name) => onChange(withLanguages(state, draft, name, collections))}
          error={problemOf('languages', state.languages)}
        />
      </Side>
    </Sides>
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
  const put = (more: Partial<TextsState>) => onChange({ ...state, ...more });
  const type = (more: Partial<TextsState>) => put({ ...more, isNamed: true });
  const within = collectionOf(collections, many);
  const toggle = (isOn: boolean) => {
    const next = { ...state, isNew: isOn, isNamed: false, many: '', column: '', language: '' };
    onChange(isOn ? withLanguages(next, draft, state.languages, collections) : next);
  };
  return (
    <Side title={t('texts')}>
      <Switch isSelected={isNew} onChange={toggle} description={t('autoTextsNote')}>
        {t('autoTexts')}
      </Switch>
      {isNew ? (
        <>
          <NameField
            label={t('collection')}
            value={many}
            onChange={(name) => type({ many: name })}
            error={problemOf('many', many)}
          />
          <NameField
            label={columnLabel}
            value={column}
            onChange={(name) => type({ column: name })}
            error={problemOf('column', column)}
          />
          <NameField
            label={t('language')}
            value={language}
            onChange={(name) => type({ language: name })}
            error={problemOf('language', language)}
          />
        </>
      ) : (
        <>
          <NamePick
            label={t('collection')}
            choices={collectionChoices(collections, locale, { isSystemToo: false }).filter(
              ({ id }) => id !== draft.collection && id !== state.languages,
            )}
            value={many}
            onChange={(name) => put({ many: name, column: '', language: '' })}
            error={problemOf('many', many)}
          />
          <NamePick
            label={columnLabel}
            choices={columnChoices(within, draft.collection, column, relations)}
            value={column}
            onChange={(name) => put({ column: name })}
            error={problemOf('column', column)}
            disabled={many === ''}
          />
          <NamePick
            label={t('language')}
            choices={columnChoices(within, null, language, relations)}
            value={language}
            onChange={(name) => put({ language: name })}
            error={problemOf('language', language)}
            disabled={many === ''}
          />
        </>
      )}
    </Side>
  );
}
