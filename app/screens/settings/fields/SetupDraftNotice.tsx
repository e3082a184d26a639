import { useTranslation } from 'react-i18next';
import { DraftFrame } from '#app/editing/drafts/DraftFrame.tsx';
import type { SetupOffer } from './setup-draft.ts';

interface SetupDraftNoticeProps {
  offer: SetupOffer & { at: number };
  isNew: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit has left of the set-up of a field. */
export function SetupDraftNotice({ offer, isNew, onRestore, onDiscard }: SetupDraftNoticeProps) {
  const { t } = useTranslation('field-setup');
  const name = offer.field.field ?? '';
  return (
    <DraftFrame at={offer.at} onRestore={onRestore} onDiscard={onDiscard}>
      <p>{t(isNew ? (name ? 'draft.new' : 'draft.unnamed') : 'draft.edit', { field: name })}</p>
      {offer.isMoved ? <p>{t('draft.moved')}</p> : null}
    </DraftFrame>
  );
}
