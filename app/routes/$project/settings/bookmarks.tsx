import { createFileRoute } from '@tanstack/react-router';
import { BookmarksScreen } from '#app/screens/settings/bookmarks/BookmarksScreen.tsx';

export const Route = createFileRoute('/$project/settings/bookmarks')({
  component: BookmarksScreen,
});
