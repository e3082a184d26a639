import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { OrderLayerProps } from './order-layer-props.ts';
import { useMoveRow } from './use-move-row.ts';
import { useOrderEvents } from './use-order-events.ts';

const WorkDialog = lazyPart(() => import('#app/components/feedback/WorkDialog.tsx'));

/** Moving rows by hand: loaded when a list stands in its order. */
export default function OrderLayer(props: OrderLayerProps) {
  const { t } = useTranslation('table');
  const [said, setSaid] = useState('');
  const { work, move } = useMoveRow(props, (place) =>
    setSaid(t('order.moved', { place: place + 1, count: props.rows.rowCount })),
  );
  useOrderEvents({ ...props, move, say: (row) => setSaid(t('order.dragging', { place: row + 1 })) });
  return (
    <>
      <VisuallyHidden>
        <span role="status" data-said-order>
          {said}
        </span>
      </VisuallyHidden>
      {work.shown ? (
        <Suspense>
          <WorkDialog work={work} state={work.shown} />
        </Suspense>
      ) : null}
    </>
  );
}
