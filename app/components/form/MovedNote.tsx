import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { showMoved } from './focus.ts';
import type { Form } from './use-form.ts';

/** So many fields are named; more are counted. */
const maxNamed = 3;

type MovedNoteProps = Pick<Form, 'moved' | 'handle' | 'fields'>;

/** Says what was undone or redone, and brings it into view. */
export const MovedNote = memo(function MovedNote({ moved, handle, fields }: MovedNoteProps) {
  const { t, i18n } = useTranslation('item');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = place.current?.closest('form') ?? null;
    const [first] = moved?.names ?? [];
    if (!moved || first === undefined) return;
    handle.quietly(() => showMoved(root, first, moved.isFocused));
  }, [moved, handle]);

  const names = (moved?.names ?? []).flatMap((name) => {
    const entry = fields.find(({ field }) => field.field === name);
    return entry ? [fieldName(entry.field, i18n.language)] : [];
  });
  const what =
    names.length > maxNamed ? t('form.manyFields', { count: names.length }) : listOf(names, i18n.language);
  return (
    <VisuallyHidden ref={place} role="status">
      {moved ? t(moved.way === 'undo' ? 'form.undid' : 'form.redid', { fields: what }) : ''}
    </VisuallyHidden>
  );
});
