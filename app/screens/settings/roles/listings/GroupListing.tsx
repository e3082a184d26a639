import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '#app/components/form/field-traits.ts';
import { useFormCheck } from '#app/components/form/form-values.ts';
import { RowList } from '#app/components/rows/RowList.tsx';
import { useRows } from '#app/components/rows/use-rows.ts';
import { TextField } from '#app/components/ui/TextField.tsx';
import { readListing } from '#app/entities/roles/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { clip } from '#app/lib/plain-text.ts';
import { EntryHeading, OddEntry } from './EntryHeading.tsx';
import { GroupEntries } from './GroupEntries.tsx';
import styles from './listings.module.css';
import { groupParts, groupProblem, toStored, withPart } from './link-rules.ts';
import { useLinkPlace } from './link-place.ts';
import { useStoredEntries } from './saved-role.ts';

/** The navigation of a role, in groups. */
export function GroupListing({ value, onChange, onFault, field, readonly, ...props }: FieldInputProps) {
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<string | null>(null);
  const { root } = useLinkPlace();
  const stored = useStoredEntries(field.field);
  const rows = useRows<unknown>({
    value,
    read: (now) => readListing(now) ?? [],
    write: (groups) => ({ value: toStored(groups) }),
    onChange,
    onFault,
    onReplaced: () => undefined,
  });
  useFormCheck(field.field, (now) => {
    const found = groupProblem(readListing(now) ?? [], stored, root);
    if (!found) return null;
    const problem = t(`listing.problem.${found.problem}`);
    return found.entry === '' ? problem : t('listing.check', { entry: found.entry, problem });
  });
  const nameOf = (group: unknown, at: number) => {
    const title = translateStored(groupParts(group)?.title ?? '').trim();
    return title === '' ? t('listing.group', { position: at + 1 }) : clip(title, 60);
  };
  return (
    <>
      {rows.entries.length === 0 ? <p className={styles['note']}>{t('listing.usualGroups')}</p> : null}
      <RowList
        labelId={props.labelId}
        describedBy={props.describedBy}
        invalid={props.invalid}
        rows={rows}
        readonly={readonly}
        nameOf={nameOf}
        isSortable
        canAdd
        canDuplicate={false}
        addLabel={t('listing.addGroup')}
        onAdd={() => setOpen(rows.add({ group_name: '', collections: [] }))}
        renderRow={(group, id, at) => {
          const parts = groupParts(group);
          if (!parts) return <OddEntry entry={group} />;
          const isOpen = open === id;
          const set = (part: string, next: unknown) => rows.set(id, (now) => withPart(now, part, next));
          return (
            <>
              <EntryHeading
                icon="folder"
                name={nameOf(group, at)}
                fact={t('listing.entries', { count: parts.entries.length })}
                problem={parts.title.trim() === '' && !isOpen ? t('listing.problem.noTitle') : null}
                isOpen={isOpen}
                formId={`${id}-form`}
                onToggle={() => setOpen(isOpen ? null : id)}
              />
              {isOpen ? (
                <div
                  id={`${id}-form`}
                  role="group"
                  aria-label={nameOf(group, at)}
                  className={styles['group']}
                >
                  <TextField
                    label={t('listing.groupName')}
                    value={parts.title}
                    onChange={(next) => set('group_name', next)}
                    description={
                      parts.title.includes('$t:')
                        ? t('listing.nameHint', { name: translateStored(parts.title) })
                        : undefined
                    }
                    readOnly={readonly}
                    required
                    maxLength={100}
                  />
                  <GroupEntries
                    label={t('listing.entriesOf', { group: nameOf(group, at) })}
                    entries={parts.entries}
                    readonly={readonly}
                    onChange={(next) => set('collections', next)}
                  />
                </div>
              ) : null}
            </>
          );
        }}
      />
    </>
  );
}
