import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { PopoverButton } from '#app/components/ui/Popover.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import type { HelpTopic } from './help-topics.ts';

// Few ask for it: its words and pictures come when they do.
const HelpPanel = lazyPart(() => import('./HelpPanel.tsx'));

/** Opens what there is to know about a thing: three sentences, a picture, and the way to the guide. */
export function HelpButton({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help');
  return (
    <PopoverButton
      label={t('open', { topic: t(`topics.${topic}`) })}
      trigger={<Icon name="help_outline" size={18} />}
      variant="quiet"
      size="dense"
      square
    >
      <Suspense fallback={<Skeleton width={320} height={280} />}>
        <HelpPanel topic={topic} />
      </Suspense>
    </PopoverButton>
  );
}
