import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { readPaths, titleOf } from '#app/interfaces/related/titles.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import type { ValueReport } from './count-misfits.ts';
import styles from './value-losses.module.css';

/** What was found among the values, which items, and what the server does about each. */
export function ValueLosses({ collection, report }: { collection: Collection; report: ValueReport }) {
  const { t } = useTranslation('field-setup');
  const project = useProject();
  const titleOfKey = useItemTitles(collection, report);
  const { found, open, end, progress } = report;
  return (
    <div className={styles.losses}>
      {found.map(({ check, count, items }) => (
        <section key={check} data-check={check}>
          <p>
            <strong>{t(`values.found.${check}`, { count })}</strong> {t(`values.server.${check}`)}
          </p>
          <ul className={styles.misfits}>
            {items.map(({ key, text }) => (
              <li key={key}>
                <AddressLink to={addresses.item(project, collection.collection, key)} target="_blank">
                  {titleOfKey(key)}
                </AddressLink>
                {text === '' ? null : <span className={styles.value}>{text}</span>}
              </li>
            ))}
          </ul>
          {count > items.length ? <p>{t('values.more', { count: count - items.length })}</p> : null}
        </section>
      ))}
      {open.map((check) => (
        <p key={check} data-check={check}>
          {t(`values.open.${check}`)} {t(`values.server.${check}`)}
        </p>
      ))}
      {end === 'whole' || progress.total === 0 ? null : (
        <p>{t(`values.end.${end}`, { read: progress.read, total: progress.total })}</p>
      )}
    </div>
  );
}

/** The names of the items that were found; keys until they are there, and where they can't be read. */
function useItemTitles(collection: Collection, { found }: ValueReport): (key: string) => string {
  const project = useProject();
  const keyField = keyFieldOf(collection);
  const template = nameTemplate(null, collection);
  const keys = [...new Set(found.flatMap(({ items }) => items.map(({ key }) => key)))];
  const { data } = useQuery({
    ...itemQueries.byKeys(project, collection.collection, keyField, keys, readPaths(template, keyField, [])),
    enabled: keys.length > 0,
    retry: false,
  });
  const titles = new Map((data ?? []).map((row) => [String(ownValue(row, keyField)), row]));
  return (key) => {
    const row = titles.get(key);
    return row ? titleOf(row, template, keyField) : `#${key}`;
  };
}
