import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '#app/components/form/field-traits.ts';
import { useFormCheck } from '#app/components/form/form-values.ts';
import { RowList } from '#app/components/rows/RowList.tsx';
import { useRows } from '#app/components/rows/use-rows.ts';
import { readListing } from '#app/entities/roles/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { clip } from '#app/lib/plain-text.ts';
import { OddEntry } from './EntryHeading.tsx';
import styles from './listings.module.css';
import { LinkEntry } from './LinkEntry.tsx';
import { linkParts, linkProblem, moduleProblem, toStored, withPart } from './link-rules.ts';
import { useLinkPlace } from './link-place.ts';
import { useStoredEntries } from './saved-role.ts';

/** The module bar of a role: links that are added, edited and put in order. */
export function ModuleListing({ value, onChange, onFault, field, readonly, ...props }: FieldInputProps) {
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<string | null>(null);
  const { root, exists } = useLinkPlace();
  const stored = useStoredEntries(field.field);
  const rows = useRows<unknown>({
    value,
    read: (now) => readListing(now) ?? [],
    write: (entries) => ({ value: toStored(entries) }),
    onChange,
    onFault,
    onReplaced: () => undefined,
  });
  useFormCheck(field.field, (now) => {
    const found = moduleProblem(readListing(now) ?? [], stored, root);
    if (!found) return null;
    const problem = t(`listing.problem.${found.problem}`);
    return found.entry === '' ? problem : t('listing.check', { entry: found.entry, problem });
  });
  const nameOf = (entry: unknown, at: number) => {
    const name = translateStored(linkParts(entry)?.name ?? '').trim();
    return name === '' ? t('listing.module', { position: at + 1 }) : clip(name, 60);
  };
  return (
    <>
      {rows.entries.length === 0 ? <p className={styles['note']}>{t('listing.usualModules')}</p> : null}
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
        addLabel={t('listing.addModule')}
        onAdd={() => setOpen(rows.add({ name: '', link: '', icon: null }))}
        renderRow={(entry, id, at) => {
          if (!linkParts(entry)) return <OddEntry entry={entry} />;
          const isOpen = open === id;
          const problem = linkProblem(entry, root, exists);
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
    </>
  );
}
