import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '#app/components/moments/Instant.tsx';
import { useAuthor } from '#app/components/people/author.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { type Act, actorId } from '#app/entities/activity/acts.ts';
import { collectionName, collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { actionName, fieldName } from '#app/entities/fields/names.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { activityTarget } from '#app/session/activity-target.ts';
import { useFoundNames } from '#app/session/item-names.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './activity.module.css';
import { marks, WithNodes } from './WithNodes.tsx';

/** Items of one act that are named, and fields; of more their number is said. */
const maxItems = 5;
const maxFields = 3;

/** One thing that somebody did, as a sentence, with the way to what it was done to. */
export function ActLine({ act }: { act: Act }) {
  const { t } = useTranslation('activity');
  const locale = useLocale();
  const text = useSentence(act);
  const items = useNamedItems(act);
  const about = collectionOf(useCollections(), act.collection);
  const collection = collectionName(about ?? { collection: act.collection, translation: [] }, locale);
  const isMany = act.items.length > 1;
  return (
    <li className={styles.act} data-action={act.action}>
      <p className={styles.sentence}>
        <WithNodes
          text={text}
          nodes={{
            person: <Person act={act} />,
            item: items[0]?.node,
            collection: <bdi>{collection}</bdi>,
            fields: <Fields act={act} />,
          }}
        />
      </p>
      <span className={styles.time}>
        <Instant value={act.action_on} relative />
      </span>
      {isMany ? (
        <ul className={styles.items}>
          {items.map(({ key, node }) => (
            <li key={key}>{node}</li>
          ))}
          {act.items.length > maxItems ? <li>…</li> : null}
        </ul>
      ) : null}
      {act.related > 0 ? <p className={styles.gone}>{t('act.related', { count: act.related })}</p> : null}
    </li>
  );
}

const many = {
  create: 'createMany',
  update: 'updateMany',
  upload: 'uploadMany',
  delete: 'deleteMany',
} as const;
const one = [
  'create',
  'update',
  'upload',
  'delete',
  'revert',
  'comment',
  'authenticate',
  'invalid-credentials',
] as const;

/** The sentence with a mark for each element of it. */
function useSentence({ action, items, fields, collection }: Act): string {
  const { t } = useTranslation('activity');
  const changed = knownFields(collectionOf(useCollections(), collection), fields);
  const hasFields = action === 'update' && changed.length > 0;
  const several = Object.entries(many).find(([name]) => name === action)?.[1];
  if (items.length > 1 && several) {
    const isReordered = hasFields && changed.every(({ type }) => type === 'sort');
    const form = isReordered ? 'reorderMany' : hasFields ? 'updateFieldsMany' : several;
    return t(`act.${form}`, { ...marks, count: items.length });
  }
  if (hasFields) return t('act.updateFields', marks);
  const known = one.find((name) => name === action);
  return known ? t(`act.${known}`, marks) : t('act.other', { ...marks, action: actionName(action) });
}

/** Those that are there, as far as the role knows of them. */
function knownFields(about: Collection | undefined, names: Act['fields']): Field[] {
  return about ? (names ?? []).flatMap((name) => fieldOf(about, name) ?? []) : [];
}

function Person({ act }: { act: Act }) {
  return (
    <bdi className={styles.person} data-user={actorId(act.action_by) ?? undefined}>
      {useAuthor(act)}
    </bdi>
  );
}

/** What was changed, by name; of many fields their number. */
function Fields({ act: { collection, fields } }: { act: Act }) {
  const { t } = useTranslation('activity');
  const locale = useLocale();
  const known = knownFields(collectionOf(useCollections(), collection), fields);
  if (known.length > maxFields) return t('act.fields', { count: known.length });
  const parts = new Intl.ListFormat(locale).formatToParts(known.map((field) => fieldName(field, locale)));
  return parts.map(({ type, value }, index) => (type === 'element' ? <bdi key={index}>{value}</bdi> : value));
}

/** The first items by name, linked where there is a page of them; what is gone has no name left to be asked for. */
function useNamedItems(act: Act): { key: string; node: ReactNode }[] {
  const { t } = useTranslation('activity');
  const locale = useLocale();
  const project = useProject();
  const collections = useCollections();
  const permissions = usePermissions();
  const { action, collection } = act;
  const keys = useMemo(() => act.items.slice(0, maxItems), [act]);
  const found = useFoundNames(
    useMemo(
      () => keys.map((key) => ({ collection, key: action === 'delete' ? '' : key })),
      [keys, action, collection],
    ),
  );
  const about = collectionOf(collections, collection);
  const place = collectionName(about ?? { collection, translation: [] }, locale);
  // Else it may be there, and only not for this role.
  const seesAll = about !== undefined && readsAll(rightsOn(permissions, about));
  return keys.map((key, index) => {
    const { name = null, isMissing = false } = found[index] ?? {};
    if (isMissing && seesAll) return { key, node: <bdi>{t('act.gone', { key, collection: place })}</bdi> };
    const unnamed = about?.single ? place : t('act.unnamed', { key, collection: place });
    const text = <bdi>{name === null ? unnamed : t('act.named', { name })}</bdi>;
    const target = activityTarget(project, { action, collection, item: key }, collections, permissions);
    return { key, node: target === null ? text : <AddressLink to={target}>{text}</AddressLink> };
  });
}
