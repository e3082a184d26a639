import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { FieldDeed } from '#app/screens/settings/collections/FieldTableRow.tsx';
import {
  type Arrangement,
  putAt,
  putSection,
  retitled,
  stepped,
  steppedSection,
  widened,
} from './arrangement.ts';
import type { TileActions } from './FieldTile.tsx';
import type { TileTarget } from './tile-target.ts';
import type { ArrangedFields } from './use-arrangement.ts';

interface TileActionsConfig {
  arrangement: ArrangedFields;
  onDeed: (deed: FieldDeed, field: Field) => void;
  keep: (field: string, selector: string) => void;
  onSaid: (text: string) => void;
}

interface Asked {
  title: string | null;
  onSubmit: (title: string) => void;
}

/** What can be done with the tiles of a form, each said to screen readers, with the focus kept at its handle. */
export function useTileActions({ arrangement: { arrange }, onDeed, keep, onSaid }: TileActionsConfig) {
  const { t } = useTranslation(['schema', 'field-setup']);
  const locale = useLocale();
  const [asked, setAsked] = useState<Asked | null>(null);

  const sayPlace = (now: Arrangement, name: string, label: string) => {
    const at = now.findIndex(({ field }) => field === name);
    const placed = now[at];
    if (!placed) return;
    const place = { field: label, position: at + 1, total: now.length };
    onSaid(
      placed.section === null
        ? t('layout.moved', place)
        : t('layout.movedInto', { ...place, section: placed.section }),
    );
  };
  const move = (field: string, label: string, change: (now: Arrangement) => Arrangement) => {
    keep(field, '[data-handle]');
    sayPlace(arrange(change), field, label);
  };
  const moveSection = (title: string, change: (now: Arrangement) => Arrangement) => {
    keep(`section ${title}`, '[data-handle]');
    arrange(change);
    onSaid(t('layout.sectionMoved', { section: title }));
  };
  const setSection = (field: Field, section: string | null) =>
    move(field.field, fieldName(field, locale), (now) =>
      // Into a section that is there: at its end. Into a new one, and out of one: where it stands.
      section !== null && now.some((placed) => placed.section === section)
        ? putAt(now, field.field, { before: null, section })
        : putAt(now, field.field, { before: field.field, section }),
    );

  const actions: TileActions = {
    step: (field, by) => move(field.field, fieldName(field, locale), (now) => stepped(now, field.field, by)),
    setWidth: (field, width) => {
      keep(field.field, '[data-width]');
      arrange((now) => widened(now, field.field, width));
      onSaid(
        t('layout.widthNow', {
          field: fieldName(field, locale),
          width: t(`options.widths.${width}`, { ns: 'field-setup' }),
        }),
      );
    },
    setSection,
    askSection: (field) => setAsked({ title: null, onSubmit: (title) => setSection(field, title) }),
    deed: onDeed,
  };
  return {
    ...actions,
    asked,
    closeAsk: () => setAsked(null),
    stepSection: (title: string, by: 1 | -1) => moveSection(title, (now) => steppedSection(now, title, by)),
    askTitle: (title: string) =>
      setAsked({ title, onSubmit: (next) => arrange((now) => retitled(now, title, next)) }),
    dissolve: (title: string) => arrange((now) => retitled(now, title, null)),
    /** What was dragged is let go. */
    drop: (held: string, label: string, target: TileTarget) => {
      const title = held.startsWith('section ') ? held.slice('section '.length) : null;
      if (title === null) move(held, label, (now) => droppedAt(now, held, target));
      else moveSection(title, (now) => putSection(now, title, fieldBefore(now, target)));
    },
  };
}

/** The field that something let go there stands before; null: the end. */
function fieldBefore(now: Arrangement, { beside, side }: TileTarget): string | null {
  if (beside === null || side === 'before') return beside;
  return now[now.findIndex(({ field }) => field === beside) + 1]?.field ?? null;
}

/** A field let go beside another one, or at the end of a section. */
function droppedAt(now: Arrangement, held: string, target: TileTarget): Arrangement {
  const { section } = target;
  const others = now.filter(({ field }) => field !== held);
  const before = fieldBefore(others, target);
  // Behind the last of a section there is still room in it.
  const isInside =
    section === null || others.some((placed) => placed.field === before && placed.section === section);
  return putAt(now, held, { before: isInside ? before : null, section });
}
