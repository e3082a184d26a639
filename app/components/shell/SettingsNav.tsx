import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { AddressLink } from './AddressLink.tsx';
import { fits } from './filter-groups.ts';
import styles from './NavSidebar.module.css';
import { settingsPages } from './settings-pages.ts';

/** The pages of the settings whose name holds the text, while one of them is shown. */
export function SettingsNav({ text }: { text: string }) {
  const { t } = useTranslation('settings');
  const project = useProject();
  const shown = settingsPages
    .map((page) => ({ ...page, label: t(`cards.${page.name}`) }))
    .filter(({ label }) => fits(text, [label]));
  const isOverviewShown = fits(text, [t('overview')]);
  if (shown.length === 0 && !isOverviewShown) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('title')}</h2>
      <ul className={styles.list}>
        {isOverviewShown ? (
          <li>
            <AddressLink className={styles.link} to={addresses.settings(project)}>
              <Icon name="settings" />
              <span className={styles.wrapped}>{t('overview')}</span>
            </AddressLink>
          </li>
        ) : null}
        {shown.map(({ name, icon, label, address }) => (
          <li key={name}>
            <Link className={styles.link} {...address(project)}>
              <Icon name={icon} />
              <span className={styles.wrapped}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
