import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { addresses } from '#app/session/addresses.ts';
import { useItemNames } from '#app/session/item-names.ts';
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
function useItemTitles({ collection }: Collection, { found }: ValueReport): (key: string) => string {
  const items = useMemo(
    () =>
      [...new Set(found.flatMap(({ items: few }) => few.map(({ key }) => key)))].map((key) => ({
        collection,
        key,
      })),
    [collection, found],
  );
  const names = useItemNames(items);
  const byKey = new Map(items.map(({ key }, index) => [key, names[index]]));
  return (key) => byKey.get(key) ?? `#${key}`;
}
