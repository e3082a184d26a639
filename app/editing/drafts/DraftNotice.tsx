import { useTranslation } from 'react-i18next';
import type { FormField } from '#app/components/form/field-access.ts';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip } from '#app/lib/plain-text.ts';
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
    <DraftFrame
      at={draft.offer.at}
      onRestore={Object.keys(draft.offer.edits).length > 0 ? draft.restore : null}
      onDiscard={draft.drop}
    >
      <DraftText offer={draft.offer} {...text} />
    </DraftFrame>
  );
}

/** What was edited, and what was saved otherwise since. */
export function DraftText({ offer, fields, words }: DraftTextProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const names = (wanted: readonly string[]) =>
    listOf(
      fields.flatMap(({ field }) => (wanted.includes(field.field) ? [fieldName(field, locale)] : [])),
      locale,
    );
  const edited = Object.keys(offer.edits);
  const body = words?.body ?? ((count, all) => t('draft.body', { count, fields: all }));
  const conflict = words?.conflict ?? ((all) => t('draft.conflict', { fields: all }));
  return (
    <>
      {edited.length > 0 ? <p>{body(edited.length, names(edited))}</p> : null}
      {offer.conflicts.length > 0 ? <p>{conflict(names(offer.conflicts))}</p> : null}
      {offer.gone.length > 0 ? (
        <>
          <p>{t('draft.gone', { count: offer.gone.length })}</p>
          {offer.gone.map(({ name, text }) => (
            <CopyText
              key={name}
              label={formatTitle(name)}
              text={text}
              shown={clip(text, 200)}
              copyLabel={t('draft.copy')}
              copiedLabel={t('draft.copied')}
            />
          ))}
        </>
      ) : null}
    </>
  );
}
