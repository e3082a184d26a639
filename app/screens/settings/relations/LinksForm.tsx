import { useTranslation } from 'react-i18next';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import {
  Arrow,
  BackPick,
  NamePick,
  OwnSide,
  type RelationFormProps,
  RowNames,
  Side,
  Sides,
} from './form-parts.tsx';
import { backChoices, collectionChoices, columnChoices } from './relation-choices.ts';
import { type LinksState, withOther } from './relation-state.ts';

/** Many to many, files with it: which collection is linked, and by which rows; those get a collection of their own. */
export function LinksForm(props: RelationFormProps<LinksState>) {
  const { draft, state, onChange, collections, relations, problemOf, nameOf } = props;
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const other = collectionOf(collections, state.other);
  const isTaken = (name: string) =>
    (other !== undefined && fieldOf(other, name) !== undefined) ||
    (state.other === draft.collection && name === draft.field);
  return (
    <Sides>
      <OwnSide draft={draft} nameOf={nameOf} />
      <Arrow isBack />
      <Junction {...props} />
      <Arrow />
      <Side title={t('related')}>
        {state.isFiles ? (
          <TextField
            label={t('collection')}
            value={nameOf(state.other)}
            onChange={() => undefined}
            readOnly
          />
        ) : (
          <>
            <NamePick
              label={t('collection')}
              choices={collectionChoices(collections, locale, { isSystemToo: true })}
              value={state.other}
              onChange={(name) => onChange(withOther(state, draft, name, collections))}
              error={problemOf('other', state.other)}
            />
            <BackPick
              value={state.back}
              onChange={(back) => onChange({ ...state, back })}
              choices={backChoices(collections, state.other, state.back?.field ?? null, draft, relations)}
              asked={draft.collection}
              isTaken={isTaken}
              error={problemOf('back', state.back?.field ?? '')}
              disabled={!other}
            />
          </>
        )}
      </Side>
    </Sides>
  );
}

/** The collection of the links: made with the relation, or one that is there. */
function Junction({
  draft,
  state,
  onChange,
  collections,
  relations,
  problemOf,
  nameOf,
}: RelationFormProps<LinksState>) {
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const { isNew, junction, near, far, other } = state;
  const nearLabel = t('near', { own: nameOf(draft.collection) });
  const farLabel = t('far', { other: other === '' ? t('related') : nameOf(other) });
  const junctions = () =>
    collectionChoices(collections, locale, { isSystemToo: false }).filter(
      ({ id }) => id !== draft.collection && id !== other,
    );
  const columns = (one: string | null, kept: string) =>
    columnChoices(collectionOf(collections, junction), one, kept, relations);
  const toggle = (isOn: boolean) => {
    const next = { ...state, isNew: isOn, isNamed: false, junction: '', near: '', far: '' };
    onChange(isOn ? withOther(next, draft, other, collections) : next);
  };
  return (
    <Side title={t('junction')}>
      <Switch isSelected={isNew} onChange={toggle} description={t('autoNote')}>
        {t('auto')}
      </Switch>
      <RowNames
        isNew={isNew}
        parts={[
          { id: 'junction', label: t('collection'), value: junction, choices: junctions },
          { id: 'near', label: nearLabel, value: near, choices: () => columns(draft.collection, near) },
          {
            id: 'far',
            label: farLabel,
            value: far,
            choices: () => columns(other === '' ? null : other, far),
          },
        ]}
        problemOf={problemOf}
        onChange={(names) => onChange({ ...state, ...names, isNamed: isNew })}
      />
    </Side>
  );
}
