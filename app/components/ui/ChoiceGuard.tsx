import type { KeyboardEvent, ReactNode } from 'react';

/** Around a list that is searched: keys choose nothing while it shows what was found for an earlier text. */
export function ChoiceGuard({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  const handleKey = (event: KeyboardEvent) => {
    if (!isStale || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="presentation" style={{ display: 'contents' }} onKeyDownCapture={handleKey}>
      {children}
    </div>
  );
}
