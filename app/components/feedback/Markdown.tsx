import { useEffect, useRef, useState } from 'react';
import styles from '#app/components/feedback/Markdown.module.css';
import { whenIdle } from '#app/lib/when-idle.ts';
import { classNames } from '#app/components/ui/class-names.ts';

type Renderer = (text: string) => DocumentFragment;

let loaded: Renderer | undefined;

/** @returns null when the chunk cannot be loaded: the plain text then stays */
async function load(): Promise<Renderer | null> {
  try {
    loaded ??= (await import('#app/components/feedback/markdown-fragment.ts')).markdownFragment;
    return loaded;
  } catch {
    return null;
  }
}

/** Anything that means something in Markdown or HTML; a text without it is shown as it is and loads nothing. */
export const markup = /[*_`#<>[\]|~\\&]|^\s*(?:[-+]|\d+[.)])\s|^\s*-{3,}|https?:|www\./m;

export interface MarkdownProps {
  text: string;
  /** Tags are shown as they were written instead of taken out or obeyed. */
  showsTags?: boolean;
  className?: string;
}

/**
 * Markdown from the API, sanitised as it is shown. Links open in a new tab. Until the renderer is there (and should it fail
 * to load) the text stands as it was written.
 */
export function Markdown({ text, showsTags = false, className }: MarkdownProps) {
  const place = useRef<HTMLDivElement>(null);
  const [render, setRender] = useState<Renderer | null>(() => loaded ?? null);
  const marked = markup.test(text);

  useEffect(() => {
    if (!marked || render) return undefined;
    let wanted = true;
    const show = async () => {
      const found = await load();
      if (wanted) setRender(() => found);
    };
    // What the text stands in can be used before it looks its best.
    const callOff = whenIdle(() => void show());
    return () => {
      wanted = false;
      callOff();
    };
  }, [marked, render]);

  useEffect(() => {
    if (marked && render)
      place.current?.replaceChildren(render(showsTags ? text.replaceAll('<', '&lt;') : text));
  }, [marked, render, text, showsTags]);

  // The key parts the two: React must not reconcile nodes that it did not make.
  return marked && render ? (
    <div key="rendered" ref={place} className={classNames(styles.markdown, className)} />
  ) : (
    <div key="plain" className={classNames(styles.markdown, styles.plain, className)}>
      {text}
    </div>
  );
}
