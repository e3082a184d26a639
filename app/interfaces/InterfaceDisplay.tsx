import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserLine } from '#app/components/people/UserLine.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { collectionName, collectionOf } from '#app/entities/collections/rules.ts';
import { actionName } from '#app/entities/fields/names.ts';
import { keyOfMarked, targetState } from '#app/entities/items/targets.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useItemName } from '#app/session/item-names.ts';
import { useCollections } from '#app/session/model.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import type { DisplayProps } from './define.ts';
import styles from './InterfaceDisplay.module.css';
import { useInterfaceOf } from './use-interfaces.ts';
import { type ResolvedInterface, resolveField } from './registry.ts';

export type InterfaceDisplayProps = Omit<DisplayProps, 'options'>;

/** The display of whatever interface a field has; an empty value is a quiet mark, drawn without any interface. */
export function InterfaceDisplay(props: InterfaceDisplayProps): ReactNode {
  const { field, value } = props;
  if (value === null || value === undefined || value === '') return <span className={styles.empty}>–</span>;
  const state = targetState(value);
  if (state === 'pending') return <Skeleton width="60%" />;
  if (state === 'lost' && isPerson(field)) return <UserLine user={value} template="" show="name" />;
  if (state === 'lost') return <LostTarget target={value as Item} />;
  const { resolved, options } = resolveField(field);
  if (field.interface === 'user' && resolved?.isFallback !== false) return <Person {...props} />;
  if (isLogged(field, 'action')) return <LoggedAction action={plainText(value)} />;
  if (isLogged(field, 'collection')) return <LoggedCollection collection={plainText(value)} />;
  if (isLogged(field, 'item'))
    return <LoggedItem collection={plainText(props.item?.['collection'])} itemKey={plainText(value)} />;
  if (field.interface !== null && resolved?.isFallback !== false) return <UnlistedDisplay {...props} />;
  return <KnownDisplay {...props} known={resolved} options={options} />;
}

/** Of an interface that the app doesn't know: the installation may. */
function UnlistedDisplay(props: InterfaceDisplayProps): ReactNode {
  useInterfaceOf(props.field);
  const { resolved, options } = resolveField(props.field);
  return <KnownDisplay {...props} known={resolved} options={options} />;
}

function KnownDisplay({ known, ...props }: DisplayProps & { known: ResolvedInterface | null }): ReactNode {
  if (!known) return clip(knownText(props.value));
  const { Display } = known.definition;
  return <Display {...props} />;
}

const isPerson = ({ type, interface: id }: Field) =>
  type.startsWith('user') || type === 'owner' || id === 'user';

/** What an entry of the activity says without an interface: what was done, and to which item of any collection. */
const isLogged = ({ collection, field }: Field, name: 'action' | 'collection' | 'item') =>
  collection === 'directus_activity' && field === name;

function LoggedAction({ action }: { action: string }) {
  return actionName(action, useLocale());
}

function LoggedCollection({ collection }: { collection: string }) {
  const locale = useLocale();
  const found = collectionOf(useCollections(), collection);
  return collectionName(found ?? { collection, translation: [] }, locale);
}

function LoggedItem({ collection, itemKey }: { collection: string; itemKey: string }) {
  const name = useItemName(collection, itemKey);
  return name === null ? itemKey : `${itemKey} · ${clip(name)}`;
}

/** A link whose target is gone or may not be read: by its key, which is all there is. */
function LostTarget({ target }: { target: Item }) {
  const { t } = useTranslation();
  return <span className={styles.empty}>{t('lostTarget', { key: plainText(keyOfMarked(target)) })}</span>;
}

/** Somebody by name, wherever the field keeps no more than a number; nobody, as the log has it, is 0. */
function Person({ field, value }: InterfaceDisplayProps): ReactNode {
  if (Number(value) === 0) return <span className={styles.empty}>–</span>;
  return <UserLine user={value} template={plainText(field.options['template'])} show="both" />;
}

/** What a row of another collection or a structured value is known by, when no interface says it. */
function knownText(value: unknown): string {
  if (Array.isArray(value))
    return value.every((entry) => typeof entry !== 'object') ? value.join(', ') : String(value.length);
  if (typeof value !== 'object' || value === null || isLosslessNumber(value)) return plainText(value);
  const row = value as Record<string, unknown>;
  return plainText(row['title'] ?? row['name'] ?? row['filename_download'] ?? row['id'] ?? value);
}
