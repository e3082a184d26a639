import { useEffect, useState } from 'react';

/** Rest of the pointer on somebody's name until the card comes, ms; and its absence until it goes. */
const comesAfter = 300;
const goesAfter = 200;

/** Somebody whose name is under the pointer. */
export interface Hovered {
  id: string;
  element: Element;
}

/**
 * Who the mouse rests on: an element with `data-user`, the number of an account, or the card about that person, which has
 * `data-person-card`. Touch and pen open what they touch. One pair of listeners for all names on the page, since tables
 * are full of them.
 */
export function usePersonHover(): [Hovered | null, () => void] {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let aim: Element | null = null;
    let isShown = false;
    const show = (next: Hovered | null) => {
      isShown = next !== null;
      setHovered(next);
    };
    const handle = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const element = target.closest('[data-user], [data-person-card]');
      if (element === aim) return;
      aim = element;
      clearTimeout(timer);
      if (element?.hasAttribute('data-person-card') || buttons > 0) return;
      const id = element?.getAttribute('data-user');
      timer = setTimeout(() => show(element && id ? { id, element } : null), id ? comesAfter : goesAfter);
    };
    // What is clicked or scrolled is not looked at any more.
    const drop = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-person-card]')) return;
      clearTimeout(timer);
      aim = null;
      show(null);
    };
    // It has no focus; what has it must not close along with it.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isShown) return;
      event.stopPropagation();
      clearTimeout(timer);
      show(null);
    };
    document.addEventListener('keydown', handleKey, true);
    document.addEventListener('pointerover', handle);
    document.addEventListener('pointerdown', drop, true);
    document.addEventListener('scroll', drop, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKey, true);
      document.removeEventListener('pointerover', handle);
      document.removeEventListener('pointerdown', drop, true);
      document.removeEventListener('scroll', drop, true);
    };
  }, []);
  return [hovered, () => setHovered(null)];
}
