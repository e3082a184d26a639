import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '#app/components/form/field-traits.ts';
import { useFormCheck } from '#app/components/form/form-values.ts';
import { RowList } from '#app/components/rows/RowList.tsx';
import { useRows } from '#app/components/rows/use-rows.ts';
import { readListing } from '#app/entities/roles/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import { clip } from '#app/lib/plain-text.ts';
import styles from './listings.module.css';
import { type ListingProblem, toStored, withPart } from './link-rules.ts';
import { useLinkPlace } from './link-place.ts';
import { useStoredEntries } from './saved-role.ts';

export interface ListingRow {
  id: string;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  onSet: (part: string, next: unknown) => void;
}

interface ListingRowsProps extends FieldInputProps {
  /** Said when the role has no list of its own. */
  usual: string;
  addLabel: string;
  /** What is added. */
  blank: Readonly<Record<string, unknown>>;
  /** As it is stored, null for what is no such entry. */
  titleOf: (entry: unknown) => string | null;
  /** For one without a title; counted from 1. */
  placeOf: (position: number) => string;
  /** The first thing that is wrong and is not stored so. */
  findProblem: (
    entries: readonly unknown[],
    stored: readonly unknown[],
    root: string,
  ) => ListingProblem | null;
  renderRow: (entry: unknown, row: ListingRow) => ReactNode;
}

/** A list that a role defines for itself: entries are added, edited one at a time, and put in order. */
export function ListingRows(props: ListingRowsProps) {
  const { value, onChange, onInputError, field } = props;
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<string | null>(null);
  const { root } = useLinkPlace();
  const stored = useStoredEntries(field.field);
  const rows = useRows<unknown>({
    value,
    read: (now) => readListing(now) ?? [],
    write: (entries) => ({ value: toStored(entries) }),
    onChange,
    onInputError,
    onReplaced: () => undefined,
  });
  useFormCheck(field.field, (now) => {
    const found = props.findProblem(readListing(now) ?? [], stored, root);
    if (!found) return null;
    const problem = t(`listing.problem.${found.problem}`);
    return found.entry === '' ? problem : t('listing.check', { entry: found.entry, problem });
  });
  const nameOf = (entry: unknown, at: number) => {
    const title = translateStored(props.titleOf(entry) ?? '').trim();
    return title === '' ? props.placeOf(at + 1) : clip(title, 60);
  };
  return (
    <>
      {rows.entries.length === 0 ? <p className={styles.note}>{props.usual}</p> : null}
      <RowList
        input={props}
        {...{ rows, nameOf }}
        isSortable
        canDuplicate={false}
        add={{ label: props.addLabel, onAdd: () => setOpen(rows.add(props.blank)) }}
        renderRow={(entry, id, at) =>
          props.renderRow(entry, {
            id,
            name: nameOf(entry, at),
            isOpen: open === id,
            onToggle: () => setOpen(open === id ? null : id),
            onSet: (part, next) => rows.set(id, (now) => withPart(now, part, next)),
          })
        }
      />
    </>
  );
}
