import type { ReactNode } from 'react';
import type { ScrollFrame } from './use-scroll-window.ts';

interface WindowedRowsProps {
  frame: ScrollFrame;
  className: string | undefined;
  /** px; default: as wide as there is room. */
  width?: number;
  role?: 'presentation' | 'rowgroup';
  children: (row: number) => ReactNode;
}

/** The rows in sight, at their place in the height of all of them: see docs/decisions/004. */
export function WindowedRows({
  frame: { first, last, height, offset },
  className,
  width,
  role = 'presentation',
  children,
}: WindowedRowsProps) {
  return (
    <div role={role} className={className} style={{ blockSize: height, inlineSize: width }}>
      <div role="presentation" style={{ transform: `translateY(${offset}px)` }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, index) => children(first + index))}
      </div>
    </div>
  );
}
