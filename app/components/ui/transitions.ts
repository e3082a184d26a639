/**
 * React Aria notes each element whose transition begins, to wait for its end before it moves the focus for a screen
 * reader. It misses the end of an element that is taken away while two of its properties change, and would keep that
 * element with the whole page that it was part of. It is not told of transitions: the focus then moves at once.
 */
export function keepTransitionsUnnoticed(): void {
  window.addEventListener('transitionrun', (event) => event.stopImmediatePropagation(), true);
}
