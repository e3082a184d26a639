import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { OrderState } from './use-order-state.ts';
import styles from './order.module.css';

/** Sorts by the order that rows are kept in by hand, or says how they are moved, or why they can't be. */
export function OrderControl({ order }: { order: OrderState }) {
  const { t } = useTranslation('table');
  if (!order.isSorted) {
    return (
      <Button size="dense" variant="quiet" title={t('order.notSorted')} onClick={order.sort}>
        <Icon name="swap_vert" size={18} />
        {t('order.sort')}
      </Button>
    );
  }
  return (
    <span className={styles.how} data-plain={!order.isRestricted || undefined}>
      <Icon name="drag_indicator" size={18} />
      {t(order.isRestricted ? 'order.filtered' : 'order.how')}
    </span>
  );
}
