import { useTranslation } from 'react-i18next';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { DraftFrame, type DraftFrameProps } from './DraftFrame.tsx';
import type { DraftOffer } from './draft-offer.ts';

interface DraftTextProps {
  offer: DraftOffer;
  collection: Collection;
}

export type DraftNoticeProps = DraftTextProps & Omit<DraftFrameProps, 'children'>;

/** Offers the edits of an item that an earlier visit has left. */
export function DraftNotice({ offer, collection, ...frame }: DraftNoticeProps) {
  return (
    <DraftFrame {...frame}>
      <DraftText offer={offer} collection={collection} />
    </DraftFrame>
  );
}

/** What was edited of an item, and what was saved otherwise since. */
export function DraftText({ offer, collection }: DraftTextProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const names = (fields: readonly string[]) =>
    new Intl.ListFormat(locale).format(
      fields.flatMap((name) => {
        const field = fieldOf(collection, name);
        return field ? [fieldName(field, locale)] : [];
      }),
    );
  const edited = Object.keys(offer.edits);
  return (
    <>
      <p>{t('draft.body', { count: edited.length, fields: names(edited) })}</p>
      {offer.conflicts.length > 0 ? <p>{t('draft.conflict', { fields: names(offer.conflicts) })}</p> : null}
    </>
  );
}
