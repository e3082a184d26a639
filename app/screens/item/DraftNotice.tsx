import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, todayIn } from '#app/lib/dates.ts';
import { useCurrentUser } from '#app/session/model.ts';
import type { DraftOffer } from './draft-offer.ts';
import styles from './item.module.css';
import { fieldOf } from '#app/entities/collections/rules.ts';

export interface DraftNoticeProps {
  offer: DraftOffer;
  /** When the draft was made, ms since 1970. */
  at: number;
  collection: Collection;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the edits of an earlier visit. Nothing is put into the form unasked. */
export function DraftNotice({ offer, at, collection, onRestore, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const { timezone } = useCurrentUser();
  const names = (fields: readonly string[]) =>
    new Intl.ListFormat(locale).format(
      fields.flatMap((name) => {
        const field = fieldOf(collection, name);
        return field ? [fieldName(field, locale)] : [];
      }),
    );
  const edited = Object.keys(offer.edits);
  return (
    <Notice
      tone="info"
      title={t('draft.title', { when: momentText(at, locale, timezone) })}
      action={
        <span className={styles['buttons']}>
          <Button size="dense" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
          <Button size="dense" variant="primary" onClick={onRestore}>
            {t('draft.restore')}
          </Button>
        </span>
      }
    >
      <p>{t('draft.body', { count: edited.length, fields: names(edited) })}</p>
      {offer.conflicts.length > 0 ? <p>{t('draft.conflict', { fields: names(offer.conflicts) })}</p> : null}
    </Notice>
  );
}

/** The time alone for today, else the day too; in the user's zone. */
function momentText(at: number, locale: string, timeZone: string | null | undefined): string {
  if (todayIn(timeZone, at) !== todayIn(timeZone)) return formatInstant(at, locale, timeZone);
  try {
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: timeZone ?? undefined }).format(
      at,
    );
  } catch {
    return formatInstant(at, locale);
  }
}
