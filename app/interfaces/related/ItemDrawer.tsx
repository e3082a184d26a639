import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import type { Item } from '#app/entities/items/types.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import { DrawerPart, type PartConfig, type PartHandle } from './DrawerPart.tsx';
import { useRelatedText } from './use-related-text.ts';

export interface ItemDrawerProps {
  /** One item, or with a junction the item and its connection. */
  parts: readonly PartConfig[];
  title: string;
  onClose: () => void;
  /** The changed values of each part and no other; nothing is saved here, the item around saves them with itself. */
  onDone: (changes: Item[]) => void;
}

/** A form for a related item over the form that links it; forms in it open drawers of their own. */
export default function ItemDrawer({ parts, title, onClose, onDone }: ItemDrawerProps) {
  const { t } = useTranslation();
  const text = useRelatedText();
  const handles = useRef(new Map<string, PartHandle>());

  const close = async () => {
    const isDirty = [...handles.current.values()].some((handle) => handle.isDirty());
    const leaving =
      !isDirty ||
      (await confirm({
        title: text('discardTitle', { title }),
        confirmLabel: t('discard'),
        cancelLabel: t('keepEditing'),
        tone: 'bad',
      }));
    if (leaving) onClose();
  };
  const finish = () => {
    const changes: Item[] = [];
    for (const part of parts) {
      const found = handles.current.get(part.id)?.finish();
      // Something is wrong, or the item is still on its way.
      if (!found) return;
      changes.push(found);
    }
    onDone(changes);
  };

  return (
    <Dialog
      title={title}
      size="drawer"
      onClose={() => void close()}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={() => void close()}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={finish}>
            {text('done')}
          </Button>
        </>
      }
    >
      {/* Keys typed here belong to this form, not to the page behind it: mod+s is Done. */}
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (letterOf(event) === 's' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.stopPropagation();
            finish();
          }
        }}
      >
        {parts.map((part) => (
          <DrawerPart
            key={part.id}
            part={part}
            ref={(handle) => {
              if (handle) handles.current.set(part.id, handle);
              else handles.current.delete(part.id);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
