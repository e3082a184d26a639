import { useTranslation } from 'react-i18next';
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { Arrow, BackPick, NamePick, OwnSide, type RelationFormProps, Side, Sides } from './form-parts.tsx';
import { backChoices, collectionChoices } from './relation-choices.ts';
import type { ToOneState } from './relation-state.ts';

/** Many to one: which collection the field points to, and whether that shows it from its side. */
export function ToOneForm(props: RelationFormProps<ToOneState>) {
  const { draft, state, onChange, collections, relations, problemOf, nameOf } = props;
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const one = collectionOf(collections, state.one);
  const isTaken = (name: string) =>
    (one !== undefined && fieldOf(one, name) !== undefined) ||
    (state.one === draft.collection && name === draft.field);
  return (
    <Sides>
      <OwnSide draft={draft} nameOf={nameOf} />
      <Arrow />
      <Side title={t('related')}>
        <NamePick
          label={t('collection')}
          choices={collectionChoices(collections, locale, { isSystemToo: true })}
          value={state.one}
          onChange={(name) => onChange({ ...state, one: name, back: null })}
          error={problemOf('one', state.one)}
        />
        <BackPick
          value={state.back}
          onChange={(back) => onChange({ ...state, back })}
          choices={backChoices(collections, state.one, state.back?.field ?? null, draft, relations)}
          asked={draft.collection}
          isTaken={isTaken}
          error={problemOf('back', state.back?.field ?? '')}
          disabled={!one}
        />
      </Side>
    </Sides>
  );
}
