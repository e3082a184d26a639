import { createFileRoute } from '@tanstack/react-router';
import { CollectionGate } from '#app/screens/collections/CollectionGate.tsx';

export const Route = createFileRoute('/$project/collections/$collection')({ component: CollectionGate });
