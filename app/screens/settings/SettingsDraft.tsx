import { useTranslation } from 'react-i18next';
import type { FormField } from '#app/components/form/field-access.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { DraftFrame } from '#app/editing/drafts/DraftFrame.tsx';
import type { ItemDraft } from '#app/editing/drafts/use-item-draft.ts';

export interface SettingsDraftProps {
  offer: NonNullable<ItemDraft['offer']>;
  fields: readonly FormField[];
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit has left in a form of the settings. */
export default function SettingsDraft({ offer, fields, onRestore, onDiscard }: SettingsDraftProps) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const names = (wanted: readonly string[]) =>
    new Intl.ListFormat(locale).format(
      fields.flatMap(({ field }) => (wanted.includes(field.field) ? [fieldName(field, locale)] : [])),
    );
  const edited = Object.keys(offer.edits);
  return (
    <DraftFrame at={offer.at} onRestore={onRestore} onDiscard={onDiscard}>
      <p>{t('draft.body', { count: edited.length, fields: names(edited) })}</p>
      {offer.conflicts.length > 0 ? <p>{t('draft.conflict', { fields: names(offer.conflicts) })}</p> : null}
    </DraftFrame>
  );
}
