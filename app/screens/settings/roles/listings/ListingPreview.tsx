import { useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleEntries } from '#app/components/shell/module-links.ts';
import { isMenuLink, navGroups } from '#app/components/shell/nav-groups.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { readListing } from '#app/entities/roles/rules.ts';
import type { ModuleLink } from '#app/entities/roles/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { useAddressAt } from '#app/components/shell/use-module-entries.ts';
import { useCollections, useModules } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './preview.module.css';
import { useLinkPlace } from './link-place.ts';

interface ListingPreviewProps {
  /** The role's own; null: it may do everything. */
  permissions: readonly Permission[] | null;
  /** As in the form now, of any shape. */
  modules: unknown;
  groups: unknown;
}

/** The module bar and the navigation as these values make them for somebody of the role; nothing in it leads anywhere. */
export const ListingPreview = memo(function ListingPreview(props: ListingPreviewProps) {
  const { permissions, modules, groups } = props;
  const { t } = useTranslation('roles');
  const project = useProject();
  const router = useRouter();
  const locale = useLocale();
  const collections = useCollections();
  const own = useModules();
  const { root } = useLinkPlace();
  const addressAt = useAddressAt();
  const isReadable = (name: string) => {
    const collection = ownValue(collections, name);
    return permissions === null || (collection !== undefined && canRead(rightsOn(permissions, collection)));
  };
  const entries = moduleEntries({
    project,
    // What is no link in it is left out there.
    roleLinks: readListing(modules) as ModuleLink[] | null,
    isAdmin: permissions === null,
    canReadUsers: isReadable('directus_users'),
    canReadFiles: isReadable('directus_files'),
    modules: own,
    addressAt,
  });
  const shown = navGroups(collections, permissions, readListing(groups), locale, root);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <h2 className={styles.title}>{t('preview.title')}</h2>
      <div className={styles.frame}>
        <ul className={styles.bar} aria-label={t('preview.modules')}>
          {entries.map(({ name, icon, ...target }, at) => (
            <li
              key={`${at} ${name}`}
              title={'url' in target ? target.url : router.buildLocation(target.to).href}
            >
              <Icon name={icon} size={20} />
              <span dir="auto">{translateStored(name)}</span>
              {'url' in target ? <VisuallyHidden>{t('preview.elsewhere')}</VisuallyHidden> : null}
            </li>
          ))}
        </ul>
        <div className={styles.nav} role="group" aria-label={t('preview.navigation')}>
          {shown.length === 0 ? <p className={styles.none}>{t('preview.none')}</p> : null}
          {shown.map((group, index) => (
            <div key={`${index} ${group.title}`}>
              <h3 className={styles.heading} dir="auto">
                {group.title === null ? t('preview.collections') : translateStored(group.title)}
              </h3>
              <ul className={styles.list}>
                {group.entries.map((entry, at) => (
                  <li key={isMenuLink(entry) ? `${at} ${entry.target}` : entry.collection.collection}>
                    <Icon
                      name={isMenuLink(entry) ? entry.icon : (entry.collection.icon ?? 'box')}
                      size={18}
                    />
                    <span dir="auto">{isMenuLink(entry) ? translateStored(entry.name) : entry.name}</span>
                    {isMenuLink(entry) && entry.isExternal ? (
                      <>
                        <Icon name="open_in_new" size={16} />
                        <VisuallyHidden>{t('preview.elsewhere')}</VisuallyHidden>
                      </>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <p className={styles.note}>{t('preview.saved')}</p>
    </section>
  );
});
