import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { AddressLink } from './AddressLink.tsx';
import styles from './FirstSteps.module.css';

/** Where an administrator begins with a project that has nothing yet. */
export function FirstSteps() {
  const { t } = useTranslation('shell');
  const project = useProject();
  const steps = [
    { to: addresses.dataModel(project), key: 'make', icon: 'add' },
    { to: addresses.transfer(project), key: 'model', icon: 'account_tree' },
    { to: addresses.listing(project, 'directus_users'), key: 'people', icon: 'people' },
  ] as const;
  return (
    <ul className={styles.steps}>
      {steps.map(({ to, key, icon }) => (
        <li key={key}>
          <AddressLink to={to} className={styles.step}>
            <Icon name={icon} size={20} />
            <span>
              {t(`collectionsPage.begin.${key}`)}
              <span className={styles.hint}>{t(`collectionsPage.begin.${key}Hint`)}</span>
            </span>
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}
