import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '#app/components/form/field-traits.ts';
import { TextField } from '#app/components/ui/TextField.tsx';
import { translateStored } from '#app/i18n/translate.ts';
import { EntryHeading, OddEntry } from './EntryHeading.tsx';
import { GroupEntries } from './GroupEntries.tsx';
import styles from './listings.module.css';
import { groupParts, groupProblem } from './link-rules.ts';
import { type ListingRow, ListingRows } from './ListingRows.tsx';

/** The navigation of a role, in groups. */
export function GroupListing(props: FieldInputProps) {
  const { t } = useTranslation('roles');
  return (
    <ListingRows
      {...props}
      usual={t('listing.usualGroups')}
      addLabel={t('listing.addGroup')}
      blank={{ group_name: '', collections: [] }}
      titleOf={(group) => groupParts(group)?.title ?? null}
      placeOf={(position) => t('listing.group', { position })}
      findProblem={groupProblem}
      renderRow={(group, row) => <Group group={group} row={row} readonly={props.readonly} />}
    />
  );
}

function Group({ group, row, readonly }: { group: unknown; row: ListingRow; readonly: boolean }) {
  const { t } = useTranslation('roles');
  const { id, name, isOpen, onToggle, onSet } = row;
  const parts = groupParts(group);
  if (!parts) return <OddEntry entry={group} />;
  const { title, entries } = parts;
  return (
    <>
      <EntryHeading
        icon="folder"
        name={name}
        fact={t('listing.entries', { count: entries.length })}
        problem={title.trim() === '' && !isOpen ? t('listing.problem.noTitle') : null}
        isOpen={isOpen}
        formId={`${id}-form`}
        onToggle={onToggle}
      />
      {isOpen ? (
        <div id={`${id}-form`} role="group" aria-label={name} className={styles.group}>
          <TextField
            label={t('listing.groupName')}
            value={title}
            onChange={(next) => onSet('group_name', next)}
            description={
              title.includes('$t:') ? t('listing.nameHint', { name: translateStored(title) }) : undefined
            }
            readOnly={readonly}
            required
            maxLength={100}
          />
          <GroupEntries
            label={t('listing.entriesOf', { group: name })}
            entries={entries}
            readonly={readonly}
            onChange={(next) => onSet('collections', next)}
          />
        </div>
      ) : null}
    </>
  );
}
