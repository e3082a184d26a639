import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { useChangeTexts } from './change-texts.ts';
import type { News } from './use-news.ts';

interface RemoteChangesBadgeProps {
  collection: Collection;
  news: News;
  onShow: () => void;
}

/** In the header while there are edits: others have saved meanwhile, and what. It moves nothing in the form. */
export default function RemoteChangesBadge({ collection, news, onShow }: RemoteChangesBadgeProps) {
  const texts = useChangeTexts(collection);
  return (
    <IconButton size="dense" label={texts.short(news.changes, news.recent)} onClick={onShow}>
      <Icon name="sync_problem" />
    </IconButton>
  );
}
