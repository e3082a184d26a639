import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/listing/ListPage.tsx';
import { listingOptions } from '#app/listing/listing-options.ts';
import { hasView } from '#app/listing/view-search.ts';
import { ActivityFeed } from '#app/screens/activity/ActivityFeed.tsx';

const listing = listingOptions(() => 'directus_activity');

export const Route = createFileRoute('/$project/activity/')({
  ...listing,
  // The list is there for whoever asks for one; the sentences read what they need by themselves.
  loader: async (input) => {
    if (hasView(input.deps)) await listing.loader(input);
  },
  component: ActivityRoute,
});

function ActivityRoute() {
  return hasView(Route.useSearch()) ? <ListPage collection="directus_activity" /> : <ActivityFeed />;
}
