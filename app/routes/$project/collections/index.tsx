import { createFileRoute } from '@tanstack/react-router';
import { CollectionsScreen } from '#app/screens/collections/CollectionsScreen.tsx';

export const Route = createFileRoute('/$project/collections/')({ component: CollectionsScreen });
