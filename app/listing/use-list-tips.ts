import { useEffect } from 'react';
import { hideTip, planTip } from '#app/components/ui/native-tip.ts';

/** Longest text that a tooltip has room for. */
const maxLength = 300;

/**
 * The one tooltip of a list, whatever its layout: what an entry says in short (`data-tip`), or cuts off, where the mouse
 * rests and where the keys stand. One set of listeners, since lists are full of cells.
 */
export function useListTips(): void {
  useEffect(() => {
    let described: Element | null = null;
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const place = target.closest('[data-tip]') ?? target.closest('[role="gridcell"]');
      const tip = place && tipOf(place);
      if (tip) planTip(place, tip);
      else if (!target.closest('button')) hideTip();
    };
    const handleKeys = () => {
      const cell = activeCell();
      if (cell === described) return;
      described?.removeAttribute('aria-description');
      described = cell;
      const tip = cell && tipOf(cell);
      if (!tip) return;
      // What the keys stand on is read out, since the list names it; the tooltip itself is not.
      cell.setAttribute('aria-description', tip);
      planTip(cell, tip);
    };
    document.addEventListener('pointerover', handleOver);
    document.addEventListener('pointerdown', hideTip, true);
    document.addEventListener('keyup', handleKeys);
    return () => {
      hideTip();
      described?.removeAttribute('aria-description');
      document.removeEventListener('pointerover', handleOver);
      document.removeEventListener('pointerdown', hideTip, true);
      document.removeEventListener('keyup', handleKeys);
    };
  }, []);
}

/** The entry of a list that the keys stand on, null where they stand elsewhere. */
function activeCell(): Element | null {
  const list = document.activeElement?.closest('[role="grid"]');
  const id = list?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

/** What is to be told of an entry: what it says of itself, or its text where that is cut off; null: no more than it shows. */
function tipOf(entry: Element): string | null {
  const told = entry.matches('[data-tip]') ? entry : entry.querySelector('[data-tip]');
  if (told) return told.getAttribute('data-tip');
  const isCut = [entry, ...entry.querySelectorAll('*')].some(
    (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis',
  );
  return isCut ? (entry.textContent ?? '').trim().slice(0, maxLength) : null;
}
