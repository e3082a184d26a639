import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from '#app/components/form/value-rules.ts';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import type { ItemChange } from '#app/entities/activity/recent-changes.ts';
import { collectionName, fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { userName } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { Change } from '#app/editing/review/Changes.tsx';
import { diffKind } from '#app/editing/review/diff-rules.ts';
import { ValueDisplay } from '#app/editing/review/ValueDisplay.tsx';
import { useCurrentUser } from '#app/session/model.ts';
import styles from './conflicts.module.css';
import type { RowOverlap } from './row-rules.ts';
import type { Overlap, Side as Chosen } from './merge-rules.ts';
import { groupByActor } from './who-rules.ts';

interface OverlapChoiceProps {
  id: string;
  collection: Collection;
  overlap: Overlap;
  /** Names the choice; default: the field. */
  legend?: string;
  /** Tells who it was; left out where that isn't known. */
  recent?: readonly ItemChange[];
  side: Chosen | null;
  isMissing: boolean;
  onChoose: (side: Chosen) => void;
}

/** A field that was changed on both sides: what it was, both new values, and which of them stays. */
export function OverlapChoice({ collection, overlap, legend, recent = [], ...props }: OverlapChoiceProps) {
  const { t } = useTranslation('conflicts');
  const locale = useLocale();
  const self = useCurrentUser().id;
  const { name, base, theirs, mine } = overlap;
  const field = fieldOf(collection, name);
  if (!field) return null;
  const by = groupByActor([name], recent)[0]?.by ?? null;
  const who = by?.id === self ? t('dialog.theirsSelf') : by && t('dialog.theirsBy', { who: userName(by) });
  return (
    <Frame {...props} legend={legend ?? fieldName(field, locale)}>
      <Value label={t('dialog.before')} value={base}>
        <ValueDisplay field={field} value={base} />
      </Value>
      <Value label={who ?? t('dialog.theirs')} value={theirs} isChosen={props.side === 'theirs'}>
        <Side field={field} base={base} value={theirs} />
      </Value>
      <Value label={t('dialog.mine')} value={mine} isChosen={props.side === 'mine'}>
        <Side field={field} base={base} value={mine} />
      </Value>
    </Frame>
  );
}

/** What one side has made of it: in a text and a list what is new in it, else the value. */
function Side({ field, base, value }: { field: Field; base: unknown; value: unknown }) {
  return diffKind(field, base, value) === 'sides' ? (
    <ValueDisplay field={field} value={value} />
  ) : (
    <Change field={field} change={{ name: field.field, before: base, after: value }} isFirst={false} />
  );
}

type RowChoiceProps = Omit<OverlapChoiceProps, 'overlap' | 'legend' | 'recent'> & { overlap: RowOverlap };

/** The same for a row that is changed through the item, named by its collection and key; it may be gone altogether. */
export function RowChoice({ collection, overlap, ...props }: RowChoiceProps) {
  const { t } = useTranslation('conflicts');
  const locale = useLocale();
  const { name, key, mine } = overlap;
  const place = { collection: collectionName(collection, locale), key };
  const field = fieldOf(collection, name ?? '');
  if (field && name !== null) {
    const legend = t('dialog.row', { ...place, field: fieldName(field, locale) });
    return (
      <OverlapChoice {...props} collection={collection} overlap={{ ...overlap, name }} legend={legend} />
    );
  }
  const values = Object.entries((mine ?? {}) as Values);
  return (
    <Frame {...props} legend={t('dialog.rowGone', place)}>
      <Value label={t('dialog.theirs')} value={null} isChosen={props.side === 'theirs'}>
        {t('dialog.deleted')}
      </Value>
      {values.map(([own, value]) => {
        const known = fieldOf(collection, own);
        return known ? (
          <Value
            key={own}
            label={`${t('dialog.mine')}: ${fieldName(known, locale)}`}
            value={value}
            isChosen={props.side === 'mine'}
          >
            <ValueDisplay field={known} value={value} />
          </Value>
        ) : null;
      })}
    </Frame>
  );
}

interface FrameProps extends Pick<OverlapChoiceProps, 'id' | 'side' | 'isMissing' | 'onChoose'> {
  legend: string;
  /** The values. */
  children: ReactNode;
}

function Frame({ id, legend, side, isMissing, onChoose, children }: FrameProps) {
  const { t } = useTranslation('conflicts');
  return (
    <section className={styles.overlap} data-overlap={id}>
      <RadioGroup
        legend={legend}
        orientation="horizontal"
        options={[
          { value: 'theirs', label: t('dialog.keepTheirs') },
          { value: 'mine', label: t('dialog.keepMine') },
        ]}
        value={side}
        error={isMissing ? t('dialog.choose') : undefined}
        onChange={(value) => onChoose(value as Chosen)}
      />
      <dl className={styles.values}>{children}</dl>
    </section>
  );
}

interface ValueProps {
  label: string;
  value: unknown;
  isChosen?: boolean;
  children: ReactNode;
}

function Value({ label, value, isChosen = false, children }: ValueProps) {
  const isLong = typeof value === 'object' ? value !== null : String(value).length > 200;
  return (
    <div data-chosen={isChosen || undefined}>
      <dt>{label}</dt>
      {/* What can be scrolled has to be reached by the keyboard. */}
      <dd dir="auto" {...(isLong ? { tabIndex: 0 } : {})}>
        {children}
      </dd>
    </div>
  );
}
