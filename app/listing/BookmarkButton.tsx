import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Popover } from '#app/components/ui/Popover.tsx';
import type { Preset } from '#app/entities/collection-presets/types.ts';

const BookmarkForm = lazyPart(() => import('./BookmarkForm.tsx'));

interface BookmarkButtonProps {
  /** The view as a preset. */
  preset: Preset;
  /** The bookmark that the view equals, if any: there is nothing to save then. */
  bookmark: Preset | undefined;
}

/** Opens the form that saves the view as a bookmark, and tells when it is one. */
export function BookmarkButton({ preset, bookmark }: BookmarkButtonProps) {
  const { t } = useTranslation('listing');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = bookmark ? t('bookmark.saved', { title: bookmark.title }) : t('bookmark.save');
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-disabled={bookmark ? true : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          if (!bookmark) setOpen(true);
        }}
      >
        <Icon name={bookmark ? 'bookmark' : 'bookmark_border'} />
      </IconButton>
      <Popover triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} label={t('bookmark.title')}>
        <Suspense>
          <BookmarkForm preset={preset} onSaved={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </>
  );
}
