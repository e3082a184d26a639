import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { extensionQueries } from '#app/entities/extensions/queries.ts';
import { Page } from '#app/components/shell/Page.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { LinkRow } from '#app/components/ui/LinkRow.tsx';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useInterfaces } from '#app/interfaces/use-interfaces.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useSettingsCrumbs } from '#app/screens/settings/crumbs.ts';
import { FilteredList } from '#app/screens/settings/FilteredList.tsx';
import list from '#app/screens/settings/list.module.css';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { appVersion } from '#app/lib/version.ts';
import { CustomNotes } from './CustomNotes.tsx';
import styles from './interfaces.module.css';

/** All interfaces, each with the way to where it can be tried out. */
export function InterfacesScreen() {
  const { t } = useTranslation('debugger');
  return (
    <AdminOnly name={t('title')}>
      <Page title={t('title')} heading={t('title')} breadcrumbs={useSettingsCrumbs()}>
        <InterfaceTable />
      </Page>
    </AdminOnly>
  );
}

function InterfaceTable() {
  const { t } = useTranslation('debugger');
  const project = useProject();
  const locale = useLocale();
  const nameOf = useInterfaceName();
  const interfaces = useInterfaces();
  const { data: custom } = useQuery(extensionQueries.list(project, 'interfaces'));
  const all = useMemo(() => {
    const extensions = new Map((custom ?? []).map((extension) => [extension.id, extension]));
    return [...interfaces.values()]
      .map(({ id, icon, types }) => ({ id, icon, types, name: nameOf(id), own: extensions.get(id) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [custom, interfaces, nameOf, locale]);
  return (
    <FilteredList
      items={all}
      textOf={({ id, name }) => `${name} ${id}`}
      label={t('filter')}
      count={(count) => t('count', { count })}
      none={t('none')}
    >
      {(shown) => (
        <table className={list.table} aria-label={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('id')}</th>
              <th scope="col" className={styles.types}>
                {t('types')}
              </th>
              <th scope="col">{t('version')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, icon, types, name, own }) => (
              <LinkRow key={id}>
                <td>
                  <Link {...addresses.interface(project, id)} className={styles.link}>
                    <Icon name={icon} size={20} />
                    {name}
                  </Link>
                  {own ? <CustomNotes extension={own} /> : null}
                </td>
                <td>
                  <code>{id}</code>
                </td>
                <td className={styles.types}>{types.join(', ')}</td>
                <td>{own ? (own.version ?? '–') : appVersion}</td>
              </LinkRow>
            ))}
          </tbody>
        </table>
      )}
    </FilteredList>
  );
}
