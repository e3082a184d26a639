import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { UsageList, type UsageListProps } from './UsageList.tsx';

export interface UsageDrawerProps extends Pick<UsageListProps, 'collection'> {
  itemKey: string;
  title: string;
  onClose: () => void;
}

/** Everything that uses an item. */
export default function UsageDrawer({ collection, itemKey, title, onClose }: UsageDrawerProps) {
  const { t } = useTranslation('usages');
  const { t: tApp } = useTranslation();
  return (
    <Dialog title={t('of', { item: title })} size="drawer" onClose={onClose} closeLabel={tApp('close')}>
      <UsageList collection={collection} keys={[itemKey]} />
    </Dialog>
  );
}
