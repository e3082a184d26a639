import { ItemPage } from '#app/editing/item/ItemPage.tsx';
import { TargetLink } from './TargetLink.tsx';

/** One entry of the log, with the way to what it is about. */
export function ActivityScreen({ keyParam }: { keyParam: string }) {
  return (
    <ItemPage
      collection="directus_activity"
      keyParam={keyParam}
      renderActions={(entry) => <TargetLink entry={entry} />}
    />
  );
}
