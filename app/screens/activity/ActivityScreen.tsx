import '#app/i18n/history-strings.ts';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';
import { TargetLink } from './TargetLink.tsx';

/** One entry of the log, with the way to what it is about. */
export function ActivityScreen({ keyParam }: { keyParam: string }) {
  return (
    <ItemScreen
      collection="directus_activity"
      keyParam={keyParam}
      renderActions={(entry) => <TargetLink entry={entry} />}
    />
  );
}
