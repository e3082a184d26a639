import { useLayoutEffect, useRef, useState } from 'react';
import type { LayoutProps } from '#app/layouts/define.ts';
import { CardGrid } from './CardGrid.tsx';
import styles from './cards.module.css';

/** The cards of a list. How many stand in a row takes the width, so that is measured before anything is drawn. */
export default function Layout(props: LayoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame}>
      {width > 0 ? <CardGrid {...props} width={width} /> : null}
    </div>
  );
}
