import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMenuLink, navGroups } from '#app/components/shell/nav-groups.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { projectPath } from '#app/session/addresses.ts';
import { PermissionsContext, useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { SimulatedCollection } from './SimulatedCollection.tsx';
import { unseenReason } from './simulate.ts';
import styles from './simulator.module.css';

export interface SimulatorProps {
  role: { id: number; name: string };
  /** The role's own groups of the navigation. */
  listing: readonly unknown[] | null;
  /** Null for administrators. */
  permissions: readonly Permission[] | null;
  /** The permissions are not those that are saved. */
  isEdited: boolean;
}

/** System collections with screens of their own. */
const pages = ['directus_users', 'directus_files', 'directus_activity'];

/** Collections of the system have no icon of their own: those of the module bar and the settings. */
const pageIcons: Readonly<Record<string, string>> = {
  directus_users: 'people',
  directus_files: 'collections',
  directus_activity: 'notifications_none',
};

/** What somebody of a role sees: the navigation, and of each collection the list and the form. Reads only. */
export function Simulator({ role, listing, permissions, isEdited }: SimulatorProps) {
  const { t } = useTranslation('simulator');
  const locale = useLocale();
  const project = useProject();
  const collections = useCollections();
  const groups = navGroups(collections, permissions, listing, locale, projectPath(project));
  const listed = groups.flatMap(({ entries }) =>
    entries.flatMap((entry) => (isMenuLink(entry) ? [] : [entry.collection.collection])),
  );
  const system = pages.flatMap((name) => {
    const collection = ownValue(collections, name);
    return collection && unseenReason(permissions, collection) === null ? [collection] : [];
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = ownValue(collections, wanted ?? listed[0] ?? '');
  const choice = { chosen: chosen?.collection, onChoose: setWanted };
  return (
    <PermissionsContext value={permissions}>
      <div className={styles.simulator}>
        <Notice tone="warn" role="note" title={t('notice')} icon={<Icon name="visibility" />}>
          {t(isEdited ? 'body.edited' : 'body.saved', { role: role.name })}
        </Notice>
        <div className={styles.frame}>
          <section className={styles.nav} aria-label={t('navigation')}>
            {groups.length === 0 ? <p className={styles.note}>{t('nothing')}</p> : null}
            {groups.map(({ title, entries }, at) => (
              <section key={`${at} ${title}`}>
                <h2>{title === null ? t('collections') : translateStored(title)}</h2>
                <ul>
                  {entries.map((entry, place) => (
                    <li key={`${place} ${entry.name}`}>
                      {isMenuLink(entry) ? (
                        <span className={styles.link} title={entry.target}>
                          <Icon name={entry.icon} size={18} /> {translateStored(entry.name)}
                        </span>
                      ) : (
                        <Choice collection={entry.collection} {...choice} />
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {system.length > 0 ? (
              <section>
                <h2>{t('system')}</h2>
                <ul>
                  {system.map((collection) => (
                    <li key={collection.collection}>
                      <Choice collection={collection} {...choice} />
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            <Unseen permissions={permissions} />
          </section>
          <div className={styles.main}>
            {chosen ? (
              <SimulatedCollection
                key={chosen.collection}
                collection={chosen}
                permissions={permissions}
                role={role.id}
              />
            ) : null}
          </div>
        </div>
      </div>
    </PermissionsContext>
  );
}

interface ChoiceProps {
  collection: Collection;
  chosen: string | undefined;
  onChoose: (collection: string) => void;
}

function Choice({ collection, chosen, onChoose }: ChoiceProps) {
  const locale = useLocale();
  const isChosen = collection.collection === chosen;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      onClick={() => onChoose(collection.collection)}
    >
      <Icon name={collection.icon ?? ownValue(pageIcons, collection.collection) ?? 'box'} size={18} />
      <span>{collectionName(collection, locale)}</span>
    </button>
  );
}

/** What the project has and the role doesn't see, with the reason. */
function Unseen({ permissions }: { permissions: readonly Permission[] | null }) {
  const { t } = useTranslation('simulator');
  const locale = useLocale();
  const collator = new Intl.Collator(locale, { numeric: true });
  const unseen = Object.values(useCollections())
    .filter(({ collection }) => !isSystem(collection))
    .flatMap((collection) => {
      const reason = unseenReason(permissions, collection);
      return reason === null
        ? []
        : [{ id: collection.collection, name: collectionName(collection, locale), reason }];
    })
    .sort((a, b) => collator.compare(a.name, b.name));
  if (unseen.length === 0) return null;
  return (
    <details className={styles.unseen}>
      <summary>{t('unseen', { count: unseen.length })}</summary>
      <ul>
        {unseen.map(({ id, name, reason }) => (
          <li key={id}>
            {name} <span className={styles.note}>{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
