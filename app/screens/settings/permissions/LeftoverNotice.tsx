import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { MenuButton } from '#app/components/ui/Menu.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import { workflowOf } from '#app/entities/permissions/grid-values.ts';
import type { Leftover } from '#app/entities/permissions/leftovers.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './permissions.module.css';
import type { PermissionEdits } from './use-permission-edits.ts';

/**
 * Records that no row of the grid stands for. Once a collection has no statuses any more, servers may hold on to the
 * records of those that it had, and give nothing by the collection's own: what was allowed can be taken over.
 */
export function LeftoverNotice({ edits }: { edits: PermissionEdits }) {
  const { t } = useTranslation('permissions');
  const { leftovers, clean } = edits;
  if (leftovers.length === 0) return null;
  const groups = grouped(leftovers);
  return (
    <Notice
      tone="warn"
      title={t('leftovers.title', { count: leftovers.length })}
      action={
        groups.some((group) => canTakeOver(group, edits)) ? undefined : (
          <Button size="dense" onClick={() => clean(leftovers, 'drop')}>
            {t('leftovers.dropAll')}
          </Button>
        )
      }
    >
      <ul className={styles.leftovers}>
        {groups.map((group) => (
          <Group key={`${group[0]?.reason} ${group[0]?.collection}`} group={group} edits={edits} />
        ))}
      </ul>
    </Notice>
  );
}

function Group({ group, edits }: { group: readonly Leftover[]; edits: PermissionEdits }) {
  const { t } = useTranslation('permissions');
  const locale = useLocale();
  const [first] = group;
  if (!first) return null;
  const known = ownValue(edits.collections, first.collection);
  const collection = known ? collectionName(known, locale) : first.collection;
  const statuses = listOf(
    group.map(({ status }) => status ?? ''),
    locale,
  );
  const words = { collection, count: group.length, statuses };
  return (
    <li>
      <span>{t(`leftovers.${first.reason}`, words)}</span>
      {canTakeOver(group, edits) ? (
        <MenuButton
          label={t('leftovers.way', { collection })}
          trigger={t('leftovers.clean')}
          size="dense"
          items={[
            { id: 'least', label: t('leftovers.least'), description: t('leftovers.leastAbout') },
            { id: 'most', label: t('leftovers.most'), description: t('leftovers.mostAbout') },
            { id: 'drop', label: t('leftovers.drop') },
          ]}
          onAction={(way) => edits.clean(group, way === 'least' || way === 'most' ? way : 'drop')}
        />
      ) : (
        <Button size="dense" onClick={() => edits.clean(group, 'drop')}>
          {t('leftovers.drop')}
        </Button>
      )}
    </li>
  );
}

/** One collection and reason each. */
function grouped(leftovers: readonly Leftover[]): Leftover[][] {
  const groups = new Map<string, Leftover[]>();
  for (const entry of leftovers) {
    const key = `${entry.reason} ${entry.collection}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

function canTakeOver([first]: readonly Leftover[], { collections }: PermissionEdits): boolean {
  const collection = first && ownValue(collections, first.collection);
  return first?.reason === 'status' && collection !== undefined && workflowOf(collection).length === 0;
}
