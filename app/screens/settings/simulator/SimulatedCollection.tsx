import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { collectionName, statusesOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { canRead, canUpdateSome } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { translateStored } from '#app/i18n/translate.ts';
import {
  type FieldView,
  listColumns,
  newItem,
  type Owner,
  type Simulation,
  simulateItem,
  statesOf,
} from './simulate.ts';
import { SimulatedForm } from './SimulatedForm.tsx';
import styles from './simulator.module.css';

interface SimulatedCollectionProps {
  collection: Collection;
  permissions: readonly Permission[] | null;
  role: number;
}

const owners = ['own', 'role', 'other'] as const;

/** A collection as a role has it: what its list offers, and the form of an item in one state. */
export function SimulatedCollection({ collection, permissions, role }: SimulatedCollectionProps) {
  const { t } = useTranslation('simulator');
  const locale = useLocale();
  const states = statesOf(collection);
  const [wanted, setState] = useState(states[0] ?? '');
  const state = states.includes(wanted) ? wanted : (states[0] ?? '');
  const [owner, setOwner] = useState<Owner>('own');
  const simulation = simulateItem(collection, permissions, role, { state, owner });
  const names = new Map(statusesOf(collection).map(({ value, name }) => [value, translateStored(name)]));
  const stateName = (value: string) =>
    value === newItem ? t('newItem') : value === '' ? t('anyItem') : (names.get(value) ?? value);
  const isNew = state === newItem;
  const canOpen = isNew ? simulation.access.canCreate : simulation.isSeen;
  return (
    <section className={styles.collection} aria-label={collectionName(collection, locale)}>
      <h2>{collectionName(collection, locale)}</h2>
      <ListFacts collection={collection} simulation={simulation} />
      <h3>{t('item')}</h3>
      <div className={styles.controls}>
        <Select
          label={t('state')}
          items={states.map((value) => ({ id: value === '' ? 'any' : value, label: stateName(value) }))}
          selectedKey={state === '' ? 'any' : state}
          onChange={(value) => setState(value === null || value === 'any' ? '' : value)}
        />
        {isNew ? null : (
          <Select
            label={t('owner')}
            items={owners.map((id) => ({ id, label: t(`owners.${id}`) }))}
            selectedKey={owner}
            onChange={(value) => setOwner(owners.find((id) => id === value) ?? 'own')}
          />
        )}
      </div>
      <ItemFacts {...{ simulation, isNew, stateName }} hasStatuses={names.size > 0} />
      {canOpen ? (
        <>
          <FieldTable fields={simulation.fields} />
          <SimulatedForm
            key={`${state} ${owner} ${simulation.access.fields.length}`}
            {...{ collection, state, simulation }}
          />
        </>
      ) : null}
    </section>
  );
}

function ListFacts({ collection, simulation }: { collection: Collection; simulation: Simulation }) {
  const { t } = useTranslation('simulator');
  const locale = useLocale();
  const { rights, access } = simulation;
  if (!canRead(rights)) return <p>{t('noneToList')}</p>;
  const columns = listColumns(collection, rights).map((field) => fieldName(field, locale));
  return (
    <>
      <h3>{t('list')}</h3>
      <dl className={styles.facts}>
        <dt>{t('columns')}</dt>
        <dd>{listOf(columns, locale)}</dd>
        <dt>{t('actions')}</dt>
        <dd className={styles.marks}>
          <Badge tone={access.canCreate ? 'good' : undefined}>
            {t(access.canCreate ? 'create' : 'noCreate')}
          </Badge>
          <Badge tone={canUpdateSome(rights) ? 'good' : undefined}>
            {t(canUpdateSome(rights) ? 'batch' : 'noBatch')}
          </Badge>
        </dd>
      </dl>
    </>
  );
}

interface ItemFactsProps {
  simulation: Simulation;
  isNew: boolean;
  hasStatuses: boolean;
  stateName: (value: string) => string;
}

/** What can be done with the item, in sentences. */
function ItemFacts({ simulation, isNew, hasStatuses, stateName }: ItemFactsProps) {
  const { t } = useTranslation('simulator');
  const locale = useLocale();
  const { access, isSeen, statuses } = simulation;
  const given = listOf(statuses.map(stateName), locale);
  const lines: [boolean, string][] = isNew
    ? [[access.canCreate, t(access.canCreate ? 'mayMake' : 'mayNotMake')]]
    : [
        [isSeen, t(isSeen ? 'seen' : 'notSeen')],
        ...(isSeen
          ? ([
              [access.canSave, t(access.canSave ? 'maySave' : 'mayNotSave')],
              [access.canDelete, t(access.canDelete ? 'mayDelete' : 'mayNotDelete')],
              [access.rights.comment !== 'none', t(`comments.${access.rights.comment}`)],
            ] satisfies [boolean, string][])
          : []),
      ];
  const canOpen = isNew ? access.canCreate : isSeen;
  return (
    <div role="status">
      <ul className={styles.lines}>
        {lines.map(([isGood, text]) => (
          <li key={text} data-may={isGood}>
            <Icon name={isGood ? 'check_circle' : 'block'} size={18} />
            {text}
          </li>
        ))}
        {hasStatuses && canOpen ? (
          <li data-may={statuses.length > 0}>
            <Icon name={statuses.length > 0 ? 'check_circle' : 'block'} size={18} />
            {statuses.length > 0 ? t('statuses', { statuses: given }) : t('noStatuses')}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const signs = { open: 'edit', locked: 'lock', hidden: 'visibility_off' };

function FieldTable({ fields }: { fields: readonly FieldView[] }) {
  const { t } = useTranslation('simulator');
  const locale = useLocale();
  return (
    <table className={styles.fields} aria-label={t('fields')}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('shown')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, state, reason }) => (
          <tr key={field.field} data-field-view={field.field} data-state={state}>
            <th scope="row">{fieldName(field, locale)}</th>
            <td>
              <span className={styles.shown}>
                <Icon name={signs[state]} size={16} />
                {t(`states.${state}`)}
                {reason === null ? null : <span className={styles.note}>({t(`why.${reason}`)})</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
