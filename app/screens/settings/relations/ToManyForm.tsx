import { useTranslation } from 'react-i18next';
import { Switch } from '#app/components/ui/Switch.tsx';
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { Arrow, NameField, NamePick, OwnSide, type RelationFormProps, Side, Sides } from './form-parts.tsx';
import { freeField } from './junction.ts';
import { collectionChoices, columnChoices } from './relation-choices.ts';
import type { ToManyState } from './relation-state.ts';

/** One to many: whose rows the field lists, and by which of their fields; that may be made. */
export function ToManyForm(props: RelationFormProps<ToManyState>) {
  const { draft, state, onChange, collections, relations, problemOf, nameOf } = props;
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const { column } = state;
  const kept = column.isNew ? '' : column.field;
  const choicesIn = (many: string) =>
    columnChoices(collectionOf(collections, many), draft.collection, kept, relations);
  const newIn = (many: string) => {
    const within = collectionOf(collections, many);
    const isTaken = (name: string) =>
      (within !== undefined && fieldOf(within, name) !== undefined) ||
      (many === draft.collection && name === draft.field);
    return { field: freeField(draft.collection.replace(/^directus_/, ''), isTaken), isNew: true };
  };
  const choose = (many: string) => {
    // A field that points here already is what is meant most of the time.
    const [pointing, ...others] = choicesIn(many).filter(({ id }) =>
      relations.some((entry) => entry.collection_many === many && entry.field_many === id),
    );
    const next = pointing && others.length === 0 ? { field: pointing.id, isNew: false } : newIn(many);
    onChange({ ...state, many, column: next });
  };
  const error = problemOf('column', column.field);
  return (
    <Sides>
      <OwnSide draft={draft} nameOf={nameOf} />
      <Arrow isBack />
      <Side title={t('related')}>
        <NamePick
          label={t('collection')}
          choices={collectionChoices(collections, locale, { isSystemToo: true })}
          value={state.many}
          onChange={choose}
          error={problemOf('many', state.many)}
        />
        <Switch
          isSelected={column.isNew}
          disabled={state.many === ''}
          onChange={(isNew) =>
            onChange({ ...state, column: isNew ? newIn(state.many) : { field: '', isNew: false } })
          }
        >
          {t('columnNew')}
        </Switch>
        {column.isNew ? (
          <NameField
            label={t('columnNewName')}
            value={column.field}
            onChange={(field) => onChange({ ...state, column: { field, isNew: true } })}
            error={error}
          />
        ) : (
          <NamePick
            label={t('column', { own: nameOf(draft.collection) })}
            choices={choicesIn(state.many)}
            value={column.field}
            onChange={(field) => onChange({ ...state, column: { field, isNew: false } })}
            error={error}
            disabled={state.many === ''}
          />
        )}
      </Side>
    </Sides>
  );
}
