import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '#app/components/moments/Instant.tsx';
import { useUnknownUser } from '#app/components/people/unknown-user.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { type Act, actorId } from '#app/entities/activity/acts.ts';
import { collectionName, collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { activityTarget } from '#app/session/activity-target.ts';
import { useItemNames } from '#app/session/item-names.ts';
import { useCollections, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './activity.module.css';
import { marks, WithNodes } from './WithNodes.tsx';

/** Items of one act that are named, and fields; of more their number is said. */
const maxItems = 5;
const maxFields = 3;

/** One thing that somebody did, as a sentence, with the way to what it was done to. */
export function ActLine({ act }: { act: Act }) {
  const { t } = useTranslation('history');
  const locale = useLocale();
  const person = usePerson(act);
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
            person,
            item: items[0]?.node,
            collection: <bdi>{collection}</bdi>,
            fields: <Fields act={act} />,
          }}
        />{' '}
        <span className={styles.gone}>
          <Instant value={act.action_on} relative />
        </span>
      </p>
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
  const { t } = useTranslation('history');
  const about = collectionOf(useCollections(), collection);
  const several = Object.entries(many).find(([name]) => name === action)?.[1];
  if (items.length > 1 && several) return t(`act.${several}`, { ...marks, count: items.length });
  const known = one.find((name) => name === action);
  const hasFields = about !== undefined && fields?.some((name) => fieldOf(about, name));
  if (known === 'update' && hasFields) return t('act.updateFields', marks);
  if (known) return t(`act.${known}`, marks);
  return t('act.other', { ...marks, action: formatTitle(action) });
}

function usePerson({ action_by: by }: Act) {
  const { t } = useTranslation('history');
  const unknown = useUnknownUser();
  const id = actorId(by);
  const name = typeof by === 'object' && by ? [by.first_name, by.last_name].filter(Boolean).join(' ') : '';
  return (
    <bdi className={styles.person} data-user={id ?? undefined}>
      {id === null ? t('public') : name || unknown(id)}
    </bdi>
  );
}

/** What was changed, by name; of many fields their number. */
function Fields({ act: { collection, fields } }: { act: Act }) {
  const { t } = useTranslation('history');
  const locale = useLocale();
  const about = collectionOf(useCollections(), collection);
  const known = about ? (fields ?? []).flatMap((name) => fieldOf(about, name) ?? []) : [];
  if (known.length > maxFields) return t('act.fields', { count: known.length });
  return <bdi>{new Intl.ListFormat(locale).format(known.map((field) => fieldName(field, locale)))}</bdi>;
}

/** The first items by name, linked where there is a page of them. */
function useNamedItems(act: Act): { key: string; node: ReactNode }[] {
  const { t } = useTranslation('history');
  const locale = useLocale();
  const project = useProject();
  const collections = useCollections();
  const permissions = usePermissions();
  const { action, collection } = act;
  const keys = useMemo(() => act.items.slice(0, maxItems), [act]);
  // What is gone has no name left to be asked for.
  const names = useItemNames(
    useMemo(
      () => keys.map((key) => ({ collection, key: action === 'delete' ? '' : key })),
      [keys, action, collection],
    ),
  );
  const about = collectionOf(collections, collection);
  const place = collectionName(about ?? { collection, translation: [] }, locale);
  return keys.map((key, index) => {
    const name = names[index];
    const text = <bdi>{name ? t('act.named', { name }) : t('act.unnamed', { key, collection: place })}</bdi>;
    const target = activityTarget(project, { action, collection, item: key }, collections, permissions);
    return { key, node: target === null ? text : <AddressLink to={target}>{text}</AddressLink> };
  });
}
