import { createFileRoute } from '@tanstack/react-router';
import { TransferScreen } from '#app/screens/settings/transfer/TransferScreen.tsx';

export const Route = createFileRoute('/$project/settings/transfer')({
  component: TransferScreen,
});
