import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { AddressLink } from './AddressLink.tsx';
import styles from './FirstSteps.module.css';
import { type UnmanagedTable, unmanagedTables } from './unmanaged-tables.ts';

const ManageTablesDialog = lazyPart(() => import('./ManageTablesDialog.tsx'));

/** Tables that are named; of the others their number is said. */
const maxNamed = 3;

/** Where an administrator begins with a project that has nothing yet. */
export default function FirstSteps() {
  const { t } = useTranslation('home');
  const project = useProject();
  const tables = unmanagedTables(useCollections());
  const steps = [
    { to: addresses.dataModel(project), key: 'make', icon: 'add' },
    { to: addresses.transfer(project), key: 'model', icon: 'account_tree' },
    { to: addresses.listing(project, 'directus_users'), key: 'people', icon: 'people' },
  ] as const;
  return (
    <ul className={styles.steps}>
      {tables.length > 0 ? <TablesStep tables={tables} /> : null}
      {steps.map(({ to, key, icon }) => (
        <li key={key}>
          <AddressLink to={to} className={styles.step}>
            <Icon name={icon} size={20} />
            <span>
              {t(`begin.${key}`)}
              <span className={styles.hint}>{t(`begin.${key}Hint`)}</span>
            </span>
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}

function TablesStep({ tables }: { tables: readonly UnmanagedTable[] }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const names = tables.slice(0, maxNamed).map(({ name }) => name);
  const rest = tables.length - names.length;
  const list = listOf(
    rest > 0 ? [...names, t('begin.more', { count: rest })] : names,
    locale,
    rest > 0 ? 'unit' : 'conjunction',
  );
  return (
    <li>
      <button type="button" className={styles.step} onClick={() => setAsking(true)}>
        <Icon name="table_rows" size={20} />
        <span>
          {t('begin.tables', { count: tables.length })}
          <span className={styles.hint}>{t('begin.tablesHint', { list })}</span>
        </span>
      </button>
      {isAsking ? (
        <Suspense>
          <ManageTablesDialog tables={tables} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
