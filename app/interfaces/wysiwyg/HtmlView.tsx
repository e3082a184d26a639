import { useEffect, useRef } from 'react';
import { htmlFragment } from './html-fragment.ts';
import styles from './wysiwyg.module.css';

export interface HtmlViewProps {
  html: string;
  labelId: string;
  describedBy: string | undefined;
}

/** A text as it reads, sanitised: to be read and copied, not edited. */
export default function HtmlView({ html, labelId, describedBy }: HtmlViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(htmlFragment(html));
  }, [html]);
  return (
    <div
      ref={place}
      className={styles.read}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      dir="auto"
    />
  );
}
