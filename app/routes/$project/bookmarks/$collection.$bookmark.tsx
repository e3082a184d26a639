import { createFileRoute, redirect } from '@tanstack/react-router';
import { BookmarkErrorScreen } from '#app/screens/collections/BookmarkErrorScreen.tsx';
import { addresses } from '#app/session/addresses.ts';

export const Route = createFileRoute('/$project/bookmarks/$collection/$bookmark')({
  beforeLoad: async ({ context, params: { project, collection, bookmark }, preload }) => {
    // Opening one writes: a glance must not.
    if (preload) return;
    const { openBookmark } = await import('#app/session/bookmarks.ts');
    await openBookmark(context.queryClient, project, collection, Number(bookmark));
    throw redirect({
      ...addresses.listing(project, collection),
      search: { b: Number(bookmark) },
      replace: true,
    });
  },
  errorComponent: BookmarkErrorScreen,
});
