/** Whether an input method is still using a key to make a word. Safari says so of the last one by its code alone. */
export function isComposing({
  isComposing: is,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return is || keyCode === 229;
}
