import { Suspense } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { usePersonHover } from './person-hover.ts';

const PersonCard = lazyPart(() => import('./PersonCard.tsx'));

/** Shows the card of whoever the mouse rests on, anywhere on the page. */
export function PersonHost() {
  const [hovered, close] = usePersonHover();
  if (!hovered) return null;
  return (
    <Suspense>
      <PersonCard key={hovered.id} {...hovered} onClose={close} />
    </Suspense>
  );
}
