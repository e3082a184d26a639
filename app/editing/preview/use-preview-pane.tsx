import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '#app/components/command/shortcuts.ts';
import type { PagePane } from '#app/components/shell/Page.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import type { PreviewPaneProps } from './PreviewPane.tsx';
import { type PreviewChoice, usePreview } from './use-preview.ts';

const PreviewPane = lazyPart(() => import('./PreviewPane.tsx'));

interface PreviewedItem extends Omit<PreviewPaneProps, 'choice' | 'itemKey'> {
  /** Null for a new item, which has no page yet. */
  itemKey: string | null;
}

/** The preview of an item: the button that opens it, and what stands beside the form. Null where there is none. */
export function usePreviewPane({ collection, itemKey, ...item }: PreviewedItem) {
  const { t } = useTranslation('item');
  const choice = usePreview(collection, itemKey === null);
  if (choice === null || itemKey === null) return { button: null, pane: null };
  const pane: PagePane = {
    label: t('preview'),
    width: choice.memory.width,
    content: (
      <Suspense fallback={<ProgressBar label={t('preview')} />}>
        <PreviewPane {...{ collection, itemKey, choice, ...item }} />
      </Suspense>
    ),
  };
  return { button: <PreviewButton choice={choice} />, pane: choice.memory.isOpen ? pane : null };
}

/** Shows the preview, and closes it. */
function PreviewButton({ choice: { memory, toggle } }: { choice: PreviewChoice }) {
  const { t } = useTranslation('item');
  return (
    <IconButton label={t('preview')} shortcut={keysOf('preview')} pressed={memory.isOpen} onClick={toggle}>
      <Icon name="preview" />
    </IconButton>
  );
}
