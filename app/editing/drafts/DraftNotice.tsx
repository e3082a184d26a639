import { useTranslation } from 'react-i18next';
import type { FormField } from '#app/components/form/field-access.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { DraftFrame } from './DraftFrame.tsx';
import type { DraftOffer } from './draft-offer.ts';
import type { EditDraft } from './use-edit-draft.ts';

interface DraftTextProps {
  offer: DraftOffer;
  fields: readonly FormField[];
  /** Other words than those about an item. `fields` are names, as one text. */
  words?: {
    body: (count: number, fields: string) => string;
    conflict: (fields: string) => string;
  };
}

export interface DraftNoticeProps extends Omit<DraftTextProps, 'offer'> {
  draft: EditDraft;
}

/** Offers the edits that an earlier visit has left, if there are any. */
export function DraftNotice({ draft, ...text }: DraftNoticeProps) {
  if (!draft.offer) return null;
  return (
    <DraftFrame at={draft.offer.at} onRestore={draft.restore} onDiscard={draft.drop}>
      <DraftText offer={draft.offer} {...text} />
    </DraftFrame>
  );
}

/** What was edited, and what was saved otherwise since. */
export function DraftText({ offer, fields, words }: DraftTextProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const names = (wanted: readonly string[]) =>
    new Intl.ListFormat(locale).format(
      fields.flatMap(({ field }) => (wanted.includes(field.field) ? [fieldName(field, locale)] : [])),
    );
  const edited = Object.keys(offer.edits);
  const body = words?.body ?? ((count, all) => t('draft.body', { count, fields: all }));
  const conflict = words?.conflict ?? ((all) => t('draft.conflict', { fields: all }));
  return (
    <>
      <p>{body(edited.length, names(edited))}</p>
      {offer.conflicts.length > 0 ? <p>{conflict(names(offer.conflicts))}</p> : null}
    </>
  );
}
