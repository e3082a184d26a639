import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { FilteredList } from '#app/screens/settings/FilteredList.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { CollectionTable } from './CollectionTable.tsx';
import list from '#app/screens/settings/list.module.css';
import styles from './collections.module.css';

const NewCollectionDialog = lazyPart(() => import('./NewCollectionDialog.tsx'));

/** The collections of the project, tables that the app leaves alone with them. */
export function CollectionSetupScreen() {
  const { t } = useTranslation('schema');
  return (
    <AdminOnly name={t('title')}>
      <Overview />
    </AdminOnly>
  );
}

function Overview() {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const collections = useCollections();
  const [isMaking, setMaking] = useState(false);
  const all = useMemo(
    () =>
      Object.values(collections)
        .filter(({ collection }) => !isSystem(collection))
        .map((collection) => ({ collection, name: collectionName(collection, locale) }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
    [collections, locale],
  );
  const create = (
    <Button variant="primary" icon={<Icon name="add" size={18} />} onClick={() => setMaking(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Page title={t('title')} heading={t('title')} breadcrumbs={useSettingsCrumbs()} actions={create}>
      {all.length === 0 ? (
        <>
          <div className={list.bar}>
            <Tools />
          </div>
          <EmptyState icon={<Icon name="box" size={28} />} title={t('empty.title')}>
            {t('empty.body')}
          </EmptyState>
        </>
      ) : (
        <FilteredList
          items={all}
          textOf={({ collection, name }) => `${name} ${collection.collection} ${collection.note ?? ''}`}
          label={t('filter')}
          count={(count) => t('count', { count })}
          none={t('empty.noMatch')}
          tools={<Tools />}
        >
          {(shown) => <CollectionTable entries={shown} />}
        </FilteredList>
      )}
      {isMaking ? (
        <Suspense>
          <NewCollectionDialog onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** Other ways to look at the data model. */
function Tools() {
  const { t } = useTranslation('schema');
  const project = useProject();
  const tools = [
    { to: addresses.diagram(project), icon: 'account_tree', label: t('diagram') },
    { to: addresses.transfer(project), icon: 'import_export', label: t('transfer') },
  ];
  return (
    <span className={styles.tools}>
      {tools.map(({ to, icon, label }) => (
        <AddressLink
          key={icon}
          to={to}
          className={classNames(buttonClass({ variant: 'quiet' }), styles.tool)}
        >
          <Icon name={icon} size={18} />
          {label}
        </AddressLink>
      ))}
    </span>
  );
}
