import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowList } from '#app/components/rows/RowList.tsx';
import { useRows } from '#app/components/rows/use-rows.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { collectionName, collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { clip } from '#app/lib/plain-text.ts';
import { useCollections } from '#app/session/model.ts';
import { OddEntry } from './EntryHeading.tsx';
import styles from './listings.module.css';
import { LinkEntry } from './LinkEntry.tsx';
import { groupEntry, linkParts, linkProblem, withPart } from './link-rules.ts';
import { useLinkPlace } from './link-place.ts';

interface GroupEntriesProps {
  label: string;
  entries: readonly unknown[];
  readonly: boolean;
  onChange: (entries: unknown) => void;
}

/** The collections and links of one group. */
export function GroupEntries({ label, entries, readonly, onChange }: GroupEntriesProps) {
  const { t } = useTranslation('roles');
  const locale = useLocale();
  const labelId = useId();
  const collections = useCollections();
  const { root } = useLinkPlace();
  const [open, setOpen] = useState<string | null>(null);
  const rows = useRows<unknown>({
    value: entries,
    read: (now) => now as readonly unknown[],
    write: (list) => ({ value: list }),
    onChange,
    onInputError: undefined,
    onReplaced: () => undefined,
  });
  const nameOf = (entry: unknown, at: number) => {
    const known = groupEntry(entry);
    if (known && 'collection' in known) {
      const collection = collectionOf(collections, known.collection);
      return clip(collection ? collectionName(collection, locale) : known.collection, 60);
    }
    const name = translateStored(linkParts(entry)?.name ?? '').trim();
    return name === '' ? t('listing.module', { position: at + 1 }) : clip(name, 60);
  };
  return (
    <div className={styles.entries}>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <RowList
        input={{ labelId, describedBy: undefined, readonly, invalid: false }}
        {...{ rows, nameOf }}
        isSortable
        canDuplicate={false}
        add={null}
        renderRow={(entry, id, at) => {
          const known = groupEntry(entry);
          if (known === null) return <OddEntry entry={entry} />;
          if ('collection' in known)
            return <CollectionEntry name={known.collection} title={nameOf(entry, at)} />;
          const isOpen = open === id;
          const problem = linkProblem(entry, root);
          return (
            <LinkEntry
              {...{ id, entry, problem, readonly, isOpen }}
              name={nameOf(entry, at)}
              onToggle={() => setOpen(isOpen ? null : id)}
              onSet={(part, next) => rows.set(id, (now) => withPart(now, part, next))}
            />
          );
        }}
      />
      {readonly ? null : (
        <div className={styles.adding}>
          <AddCollection
            present={rows.entries.map(({ row }) => row)}
            onAdd={(collection) => rows.add({ collection })}
          />
          <Button
            icon={<Icon name="add_link" size={18} />}
            onClick={() => setOpen(rows.add({ name: '', link: '', icon: null }))}
          >
            {t('listing.addLink')}
          </Button>
        </div>
      )}
    </div>
  );
}

function CollectionEntry({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('roles');
  const collection = collectionOf(useCollections(), name);
  return (
    <p className={styles.collection}>
      <Icon name={collection ? (collection.icon ?? 'box') : 'help_outline'} size={20} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {title}
        </span>
        {collection ? null : (
          <span className={styles.problem}>
            <Glyph name="warning" size={16} />
            {t('listing.vanished')}
          </span>
        )}
      </span>
    </p>
  );
}

/** Offers the collections that the group doesn't have yet; what is chosen is added at once. */
function AddCollection({
  present,
  onAdd,
}: {
  present: readonly unknown[];
  onAdd: (collection: string) => void;
}) {
  const { t } = useTranslation('roles');
  const locale = useLocale();
  const collections = useCollections();
  const all = useMemo(
    () =>
      Object.values(collections)
        .filter(({ collection, managed }) => managed && !isSystem(collection))
        .map((collection) => ({
          id: collection.collection,
          label: collectionName(collection, locale),
          icon: <Icon name={collection.icon ?? 'box'} size={18} />,
        }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [collections, locale],
  );
  const there = new Set(
    present.flatMap((entry) => {
      const known = groupEntry(entry);
      return known && 'collection' in known ? [known.collection] : [];
    }),
  );
  const items = all.filter(({ id }) => !there.has(id));
  if (items.length === 0) return null;
  return (
    <Select
      className={styles.add ?? ''}
      label={t('listing.addCollection')}
      hideLabel
      placeholder={t('listing.addCollection')}
      items={items}
      selectedKey={null}
      onChange={(id) => {
        if (id !== null) onAdd(id);
      }}
    />
  );
}
